/* A good on its disc. */
import { f1, Glyph, INK } from "../../../kit";
import { glyphOf } from "../model";
import { CARD } from "./ink";

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
