/* Tiles, buildings and chips of New Haven. */
import { Glyph, gouge, Stamp, WoodenBack } from "../../kit";
import { building, HALF, LAND, quarters, READING, TILE, type Resource } from "./model";

const INK = "#2A2018";

/** One quadrant: sheep and rocks stand on their land; wood and wheat are the land itself. */
export function Quarter({ x, y, size, of }: { x: number; y: number; size: number; of: Resource }) {
  const { terrain, glyph } = LAND[of],
    cx = x + size / 2,
    cy = y + size / 2,
    cut = 1 + (Math.abs(Math.round((x / size) * 3 + y / size)) % 3);
  return (
    <>
      <rect x={x} y={y} width={size + 0.4} height={size + 0.4} fill={`var(--t-${terrain})`} />
      {of === "sheep" && (
        <>
          <Stamp name="meadow" x={cx} y={cy} size={size * 0.95} cut={cut} />
          <Glyph name={glyph} x={cx} y={cy + 1} size={size * 0.62} />
        </>
      )}
      {of === "stone" && <Glyph name={glyph} x={cx} y={cy - 1} size={size * 0.8} />}
      {of === "wheat" && (
        <>
          <path
            d={[0.16, 0.38, 0.62, 0.86]
              .map(f => gouge(x + 1, y + size * f + 2, x + size - 1, y + size * f - 2, 1.3))
              .join("")}
            fill="var(--t-field-l)"
          />
          <Glyph name={glyph} x={cx} y={cy} size={size * 0.68} />
        </>
      )}
      {of === "timber" && <Stamp name="autumn" x={cx} y={cy} size={size * 1.02} cut={cut} />}
    </>
  );
}
export const Tile = ({ tile, turn = 0 }: { tile: string; turn?: number }) => {
  const four = quarters(tile, turn);
  return (
    <>
      {READING.map((q, i) => (
        <Quarter key={i} x={(i & 1) * HALF} y={(i >> 1) * HALF} size={HALF} of={four[q]!} />
      ))}
      <path d={`M${HALF} 0V${TILE}M0 ${HALF}H${TILE}`} stroke={INK} stroke-opacity=".4" stroke-width="1" />
      <rect width={TILE} height={TILE} fill="none" stroke={INK} stroke-width="2" />
    </>
  );
};
/** A shipment on the board: a crate, marked with what it stands for. */
export const Crate = ({ resource }: { resource: Resource }) => (
  <>
    <WoodenBack size={TILE} glyph="ship" />
    <circle
      cx="76"
      cy="76"
      r="20"
      fill={`var(--t-${LAND[resource].terrain})`}
      stroke={INK}
      stroke-width="1.6"
    />
    <Glyph name={LAND[resource].glyph} x={76} y={76} size={31} />
  </>
);

/** A building: face up shows number and resource, face down only its land. */
export function Disc({
  resource,
  number,
  r,
  down = false,
}: {
  resource: Resource;
  number: number | null;
  r: number;
  down?: boolean;
}) {
  const { terrain, glyph } = LAND[resource],
    fill = `var(--t-${terrain})`;
  if (down)
    return (
      <>
        <circle r={r} fill={fill} stroke={INK} stroke-width="1.8" />
        <circle
          r={r - 3.5}
          fill="none"
          stroke={INK}
          stroke-opacity=".5"
          stroke-width="1"
          stroke-dasharray="3 2.5"
        />
        {resource === "timber" || resource === "wheat" ? (
          <Stamp name={terrain} x={0} y={0} size={r * 1.5} />
        ) : (
          <Glyph name={glyph} x={0} y={resource === "sheep" ? 1 : 0} size={r * 1.1} />
        )}
        {number !== null && (
          <g transform={`translate(${r * 0.62} ${r * 0.62})`}>
            <circle r={r * 0.36} fill="var(--card)" stroke={INK} stroke-width=".8" stroke-dasharray="2 1.4" />
            <text y={r * 0.17} text-anchor="middle" font-size={r * 0.5} fill={INK} class="serif">
              {number}
            </text>
          </g>
        )}
      </>
    );
  return (
    <>
      <circle r={r} fill={fill} stroke={INK} stroke-width="1.8" />
      <path d={`M0 ${-(r - 4)}A${r - 4} ${r - 4} 0 0 0 0 ${r - 4}z`} fill="var(--card)" />
      <circle r={r - 4} fill="none" stroke={INK} stroke-width="1" />
      <text
        x={-r * 0.45}
        y={r * 0.29}
        text-anchor="middle"
        font-size={r * 0.86}
        font-weight="700"
        fill={INK}
        class="serif"
      >
        {number}
      </text>
      <Glyph name={glyph} x={r * 0.42} y={0} size={r * 0.84} />
    </>
  );
}
export const Building = ({ code, r, down }: { code: string; r: number; down?: boolean }) => (
  <Disc {...building(code)} r={r} {...(down ? { down } : {})} />
);

/** A resource as a small round chip in running text. */
export const Chip = ({ resource, size = 22 }: { resource: Resource; size?: number }) => (
  <svg class="nh-art" width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
    <circle r="12" fill={`var(--t-${LAND[resource].terrain})`} stroke={INK} stroke-width="1.4" />
    <Glyph name={LAND[resource].glyph} x={0} y={0} size={19} />
  </svg>
);
