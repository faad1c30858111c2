/* Neuland: workers and buildings within the ring of time. */
import {
  Figure,
  f1,
  Glyph,
  type GlyphName,
  hexPoints,
  type Point,
  poly,
  range,
  Stamp,
  type Terrain,
} from "../../kit";
import { need, nth } from "../../lookup";
import { CREAM, Ground, INK } from "./ground";

const VALLEY: Record<string, Terrain> = { F: "forest", P: "meadow", M: "mountain" };
const S = 38,
  put = (q: number, r: number): Point => [130 + S * 1.732 * (q + r / 2), 80 + S * 1.5 * r];
const LAND = "F0,0 M-1,0 P1,0 P0,-1 F1,-1 P-1,1 M0,1 F-2,1 M2,-1 P1,1 F-1,-1 F2,0 P-2,0".split(" ").map(c => {
  const [q, r] = c.slice(1).split(",").map(Number) as [number, number],
    [x, y] = put(q, r);
  return { t: need(VALLEY[nth(c, 0, "c")], "VALLEY"), x, y };
});
const at = (a: number, q: number) => `${f1(130 + q * Math.sin(a))} ${f1(80 - q * Math.cos(a))}`;
const RING = range(20)
  .map(k => {
    const a = ((2 * k + 1) * Math.PI) / 20,
      b = ((2 * k + 2) * Math.PI) / 20;
    return `M${at(a, 132)}L${at(b, 132)}L${at(b, 150)}L${at(a, 150)}z`;
  })
  .join("");

const Building = ({ q, r, slot, good }: { q: number; r: number; slot: 0 | 1 | 2; good: GlyphName }) => {
  const [x, y] = put(q, r),
    v = hexPoints(x, y, S),
    c = (
      [
        [x, y - S / 2],
        [x + S * 0.433, y + S / 4],
        [x - S * 0.433, y + S / 4],
      ] as const
    )[slot];
  const corners = [
    [x, y] as Point,
    ...nth(
      [
        [5, 0, 1],
        [1, 2, 3],
        [3, 4, 5],
      ],
      slot,
      "list",
    ).map(i => nth(v, i, "v")),
  ].map(([a, b]): Point => [c[0] + (a - c[0]) * 0.9, c[1] + (b - c[1]) * 0.9]);
  return (
    <>
      <path d={poly(corners)} fill={CREAM} stroke={INK} stroke-width="1.8" stroke-linejoin="round" />
      <g style={{ color: INK }}>
        <Glyph name={good} x={c[0]} y={c[1]} size={21} />
      </g>
    </>
  );
};

export const Neuland = () => (
  <>
    <Ground />
    <circle cx="130" cy="80" r="150" fill="var(--paper-raised)" stroke={INK} />
    <path d={RING} fill="var(--ink)" opacity=".8" />
    <circle cx="130" cy="80" r="132" fill="var(--sea-wash)" stroke={INK} />
    {LAND.map(c => (
      <>
        <path
          d={poly(hexPoints(c.x, c.y, S + 0.3))}
          fill={`var(--t-${c.t})`}
          stroke={INK}
          stroke-width="1.6"
        />
        <Stamp name={c.t} x={c.x} y={c.y} size={60} cut={1 + (Math.abs(Math.floor(c.x + c.y)) % 3)} />
      </>
    ))}
    <Building q={0} r={0} slot={0} good="wood" />
    <Building q={0} r={0} slot={2} good="paper" />
    <Building q={1} r={0} slot={0} good="food" />
    <Building q={-1} r={0} slot={0} good="rock" />
    <Building q={0} r={-1} slot={1} good="cloth" />
    <Building q={-1} r={1} slot={0} good="wool" />
    <Building q={1} r={-1} slot={2} good="coal" />
    <Figure seat={2} x={144} y={108} scale={1.25} />
    <Figure seat={1} x={206} y={74} scale={1.15} />
    <g style={{ color: "var(--p1)" }} stroke={INK} stroke-width=".8">
      <Glyph name="banner" x={70} y={54} size={34} />
    </g>
  </>
);
