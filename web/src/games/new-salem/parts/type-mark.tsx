/* The mark of a type round (x, y). */

import { Glyph, INK } from "../../../kit";
import type { BuildingType } from "../model";

const LIGHT_TYPES: readonly BuildingType[] = ["finance", "justice"];

export const TypeMark = ({ type, x, y, r }: { type: BuildingType; x: number; y: number; r: number }) => (
  <g style={{ color: LIGHT_TYPES.includes(type) ? INK : "#FFF8EA", "--k": `var(--b-${type})` }}>
    <circle cx={x} cy={y} r={r} fill={`var(--b-${type})`} stroke={INK} stroke-width="1.5" />
    <Glyph name={type} x={x} y={y} size={r * 1.4} />
  </g>
);
