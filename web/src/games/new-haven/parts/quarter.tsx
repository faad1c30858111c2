/* One quadrant: sheep and rocks stand on their land; wood and wheat are the land itself. */

import { Glyph, gouge, Stamp } from "../../../kit";
import { LAND, type Resource } from "../model";

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
