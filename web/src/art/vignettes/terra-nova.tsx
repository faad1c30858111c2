/* Terra Nova: pioneers and border stones on a chart. */
import { Compass, Figure, hexPoints, type Point, poly, Rhumbs, Stamp, type Terrain } from "../../kit";
import { need, nth } from "../../lookup";
import { Ground, INK } from "./ground";

const CHART: Record<string, Terrain> = {
  G: "meadow",
  M: "mountain",
  H: "hills",
  S: "steppe",
  F: "forest",
  P: "prairie",
  A: "field",
  L: "lake",
};
const CELLS =
  "G-2,-1 G-1,-1 M0,-1 H1,-1 H2,-1 S-2,0 F-1,0 M0,0 P1,0 P2,0 F-2,1 A-1,1 L0,1 L1,1 S-3,1 G-1,-2 G0,-2 H1,-2 H2,-2 A-2,2 A-1,2 L0,2 P3,-1".split(
    " ",
  );
const S = 21,
  put = (q: number, r: number): Point => [140 + S * 1.732 * (q + r / 2), 78 + S * 1.5 * r];
const LAND = CELLS.map(c => {
  const [q, r] = c.slice(1).split(",").map(Number) as [number, number],
    [x, y] = put(q, r);
  return { t: need(CHART[nth(c, 0, "c")], "CHART"), x, y };
});

const Stone = ({ q, r }: { q: number; r: number }) => {
  const [x, y] = put(q, r);
  return (
    <>
      <path
        d={poly(hexPoints(x, y, 18.5))}
        fill="var(--stone-wood)"
        stroke="var(--stone-wood-ink)"
        stroke-width="1.6"
      />
      <path d={poly(hexPoints(x, y - 1, 13.5))} fill="var(--stone-wood-hi)" stroke="var(--stone-wood-ink)" />
    </>
  );
};

const Pioneer = ({ seat, q, r }: { seat: number; q: number; r: number }) => {
  const [x, y] = put(q, r);
  return <Figure seat={seat} x={x} y={y + 12} scale={1.05} />;
};

export const TerraNova = () => (
  <>
    <Ground />
    <g style={{ color: "var(--sea-line)" }}>
      <Rhumbs x={27} y={116} r={320} n={24} />
    </g>
    {[16, 8].map((w, i) => (
      <path
        d={LAND.map(c => poly(hexPoints(c.x, c.y, S))).join("")}
        fill="none"
        stroke="var(--sea-line)"
        stroke-opacity={0.3 + i * 0.2}
        stroke-width={w}
        stroke-linejoin="round"
      />
    ))}
    {LAND.map(c => (
      <>
        <path d={poly(hexPoints(c.x, c.y, S + 0.3))} fill={`var(--t-${c.t})`} stroke={INK} stroke-width="1" />
        <Stamp name={c.t} x={c.x} y={c.y} size={37} cut={1 + (Math.floor(c.x) % 3)} />
      </>
    ))}
    <Stone q={1} r={-1} />
    <Stone q={0} r={0} />
    <Stone q={0} r={1} />
    <Stone q={1} r={-2} />
    <Pioneer seat={0} q={1} r={0} />
    <Pioneer seat={1} q={-1} r={0} />
    <Pioneer seat={2} q={0} r={-1} />
    <g style={{ color: "var(--ink-2)" }}>
      <Compass x={27} y={116} r={17} />
    </g>
  </>
);
