/* A building: face up shows number and resource, face down only its land. */

import { Glyph, Stamp } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import { LAND, type Resource } from "../model";
import { INK } from "./measures";

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
            <Lettering y={r * 0.17} text-anchor="middle" font-size={r * 0.5} fill={INK} class="serif">
              {number}
            </Lettering>
          </g>
        )}
      </>
    );
  return (
    <>
      <circle r={r} fill={fill} stroke={INK} stroke-width="1.8" />
      <path d={`M0 ${-(r - 4)}A${r - 4} ${r - 4} 0 0 0 0 ${r - 4}z`} fill="var(--card)" />
      <circle r={r - 4} fill="none" stroke={INK} stroke-width="1" />
      <Lettering
        x={-r * 0.45}
        y={r * 0.29}
        text-anchor="middle"
        font-size={r * 0.86}
        font-weight="700"
        fill={INK}
        class="serif"
      >
        {number}
      </Lettering>
      <Glyph name={glyph} x={r * 0.42} y={0} size={r * 0.84} />
    </>
  );
}
