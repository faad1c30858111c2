/* Buildings on their rhombi, workers, goods. Along a rhombus' long axis lie inputs, good and worker. */
import type { ComponentChildren } from "preact";
import { f1, Figure, Glyph, Good, Icon, INK, range, SeatMark, seatColour } from "../../kit";
import { along, glyphOf, LAND, rhombus, type Slot, type Tile, type Where } from "./model";

const CARD = "var(--card)",
  LINE = "#1c140d";

/** A good on its disc. */
export const Disc = ({
  good,
  x,
  y,
  r,
  faint,
}: {
  good: string | null;
  x: number;
  y: number;
  r: number;
  faint?: boolean;
}) => (
  <g opacity={faint ? 0.55 : undefined}>
    <circle cx={f1(x)} cy={f1(y)} r={r} fill={CARD} stroke={INK} stroke-width="1.3" />
    <Glyph name={glyphOf(good)} x={x} y={y} size={f1(r * 1.5)} />
  </g>
);

const On = ({
  at,
  d,
  e = 0,
  r,
  good,
  faint,
}: {
  at: Where;
  d: number;
  e?: number;
  r: number;
  good: string | null;
  faint?: boolean;
}) => {
  const [x, y] = along(at, d, e);
  return <Disc good={good} x={x} y={y} r={r} faint={faint} />;
};

/** Side by side across the axis when there are two. */
const Row = ({
  at,
  d,
  goods,
  r,
  gap,
}: {
  at: Where;
  d: number;
  goods: readonly (string | null)[];
  r: number;
  gap: number;
}) => (
  <>
    {goods.map((g, i) => (
      <On key={i} at={at} d={d} e={(i - (goods.length - 1) / 2) * gap} r={r} good={g} />
    ))}
  </>
);

/** What a free production building needs and yields. */
function Recipe({ at, tile, minerals }: { at: Where; tile: Tile; minerals: readonly string[] }) {
  const [first] = tile.recipes,
    outputs = tile.recipes.map(r => r.output);
  if (tile.recipes.length > 1) {
    const raw = [...new Set(tile.recipes.flatMap(r => r.inputs))].filter(
      g => !first!.inputs.includes(g) || !tile.recipes.every(r => r.inputs.includes(g)),
    );
    return (
      <>
        <On at={at} d={-37} r={8.5} good={first!.inputs.find(g => !raw.includes(g))!} />
        <Row at={at} d={-18} goods={raw} r={8.5} gap={19} />
        <Row at={at} d={5} goods={outputs} r={12} gap={26} />
      </>
    );
  }
  const mine = first!.output === null,
    d = first!.inputs.length ? 1 : -6;
  return (
    <>
      <Row at={at} d={first!.inputs.length > 1 ? d - 25 : d - 27} goods={first!.inputs} r={9.5} gap={20} />
      {mine ? (
        <>
          <On at={at} d={-3} r={15} good={minerals[0] ?? null} faint={!minerals.length} />
          <Row at={at} d={17} goods={minerals.slice(1)} r={8.5} gap={18} />
        </>
      ) : (
        <On at={at} d={d} r={17} good={first!.output} />
      )}
    </>
  );
}

export const Worker = ({
  seat,
  at,
  lying,
  faint,
}: {
  seat: number;
  at: Where;
  lying?: boolean;
  faint?: boolean;
}) => {
  const [x, y] = along(at, 18);
  return (
    <g opacity={faint ? 0.55 : undefined}>
      {lying ? (
        <Figure seat={seat} x={x + 12} y={y + 3} scale={1.05} lying />
      ) : (
        <Figure seat={seat} x={x} y={y + 14} scale={1.15} />
      )}
    </g>
  );
};

/** A building as it stands: production with its worker, or a possession with its banners. */
export function Building({
  at,
  tile,
  slot,
  letter,
}: {
  at: Where;
  tile: Tile;
  slot: Pick<Slot, "worker" | "good" | "lying" | "minerals" | "banners" | "owner">;
  letter?: string;
}) {
  const land = LAND[tile.terrain],
    held = slot.owner !== null;
  const ground = (
    <>
      <path
        d={rhombus(at, 1.5)}
        fill={`var(--t-${land}-p)`}
        stroke={LINE}
        stroke-width="1"
        stroke-linejoin="round"
      />
      <path
        d={rhombus(at, 4.5)}
        fill={tile.family ? "color-mix(in srgb, var(--card) 80%, #B8433A)" : "var(--card-2)"}
        stroke={`var(--t-${land})`}
        stroke-width="2.2"
        stroke-linejoin="round"
      />
    </>
  );
  if (tile.family && held) {
    const [mx, my] = along(at, -32),
      n = slot.banners,
      many = n > 3;
    const step = Math.min(15, 30 / Math.max(1, n - 1)),
      place = (i: number) => along(at, 3 + (i - (n - 1) / 2) * step, (i % 2 ? -1 : 1) * (many ? 9 : 6));
    return (
      <>
        {ground}
        <g style={{ color: seatColour(slot.owner!) }} stroke={LINE} stroke-width=".9">
          {range(n).map(i => {
            const [x, y] = place(i);
            return <Glyph key={i} name="banner" x={x} y={y} size={many ? 18 : 22} />;
          })}
        </g>
        <g transform={`translate(${f1(mx)} ${f1(my)})`}>
          <SeatMark seat={slot.owner!} letter={letter} scale={0.78} />
        </g>
      </>
    );
  }
  if (tile.family) {
    const [bx, by] = along(at, 17);
    return (
      <>
        {ground}
        <On at={at} d={-33} r={11} good={tile.recipes[0]!.inputs[0]!} />
        <On at={at} d={-9} r={11} good={tile.recipes[0]!.inputs[1]!} />
        <g style={{ color: "#9C2A22" }}>
          <Glyph name="banner" x={bx + 3} y={by - 1} size={19} />
        </g>
        <text
          x={f1(bx - 8)}
          y={f1(by + 6)}
          text-anchor="middle"
          font-size="17"
          font-weight="700"
          fill="#9C2A22"
          class="serif"
        >
          {tile.banners}
        </text>
      </>
    );
  }
  if (slot.worker === null)
    return (
      <>
        {ground}
        <Recipe at={at} tile={tile} minerals={slot.minerals} />
      </>
    );
  return (
    <>
      {ground}
      <On at={at} d={slot.minerals.length ? -12 : -14} r={slot.minerals.length ? 15 : 17} good={slot.good} />
      {slot.minerals.map((m, i) => (
        <On
          key={i}
          at={at}
          d={i ? -27 : -35}
          e={slot.minerals.length === 1 ? 0 : [-1, -15, 15][i]}
          r={6.5}
          good={m}
        />
      ))}
      <Worker seat={slot.worker} at={at} lying={slot.lying} />
    </>
  );
}

/** A number in a dark coin: time. Wax when it is the chosen one. */
export const Time = ({ x, y, n, on }: { x: number; y: number; n: number; on?: boolean }) => (
  <g transform={`translate(${f1(x)} ${f1(y)})`} pointer-events="none">
    <circle r="10.5" fill={on ? "var(--wax)" : "#2A2018"} stroke="#FFF4CF" stroke-width="1.8" />
    <text y="5" text-anchor="middle" font-size="14" font-weight="700" fill="#FFF6E6" class="serif">
      {n}
    </text>
  </g>
);

/** A recipe in a panel: inputs, arrow, yield. */
export const RecipeRow = ({ tile, size = 15 }: { tile: Tile; size?: number }) => {
  const [first, second] = tile.recipes;
  const icons = (goods: readonly (string | null)[], s: number): ComponentChildren =>
    goods.map((g, i) => <Icon key={i} name={glyphOf(g)} size={s} />);
  return (
    <span class="nl-rec">
      {icons(first!.inputs, size)}
      {first!.inputs.length > 0 && !tile.family && <em>→</em>}
      {tile.family
        ? null
        : icons(second ? [first!.output, second.output] : [first!.output], second ? size + 1 : size + 6)}
    </span>
  );
};

/** Minerals as they lie, the top one above. */
export const Pile = ({ minerals }: { minerals: readonly string[] }) => (
  <svg class="nl-pile" viewBox="0 0 30 66" width="28" height="62" aria-hidden="true" style={{ color: INK }}>
    {[...minerals]
      .map((m, i) => ({ m, y: 16 + i * 17 }))
      .reverse()
      .map(({ m, y }) => (
        <Disc key={y} good={m} x={15} y={y} r={13.5} />
      ))}
  </svg>
);

export const GoodChip = ({ good, size }: { good: string; size?: number }) => (
  <Good name={glyphOf(good)} size={size} />
);
