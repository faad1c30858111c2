/* A resource as a small round mark in a drawing. */
import { Glyph } from "../../../kit";
import { LAND, type Resource } from "../model";
import { INK } from "./measures";

export const ChipMark = ({ resource, x = 0, y = 0 }: { resource: Resource; x?: number; y?: number }) => (
  <>
    <circle
      cx={x}
      cy={y}
      r="12"
      fill={`var(--t-${LAND[resource].terrain})`}
      stroke={INK}
      stroke-width="1.4"
    />
    <Glyph name={LAND[resource].glyph} x={x} y={y} size={19} />
  </>
);
