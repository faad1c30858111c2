/* A development card: the figure, or the shape in developed land, and its points in wax. */

import { Glyph } from "../../../kit";
import { Lettering } from "../../../kit/lettering";
import { isFigure, SHAPES, type TerrainId } from "../model";
import { Land } from "./land";
import { INK } from "./measures";

export function Card({
  code,
  points,
  class: cls = "ne-card",
}: {
  code: string;
  points: number;
  class?: string;
}) {
  const cut = code.lastIndexOf("-"),
    terrain = code.slice(0, cut) as TerrainId,
    cells = SHAPES[code.slice(cut + 1)] ?? [];
  const wide = Math.max(0, ...cells.map(c => c[0])) + 1,
    high = Math.max(0, ...cells.map(c => c[1])) + 1,
    q = wide > 2 ? 21 : 25;
  return (
    <svg class={cls} viewBox="0 0 80 108" aria-hidden="true">
      <rect x="1" y="1" width="78" height="106" rx="4" fill="var(--card)" stroke={INK} stroke-width="1.6" />
      <rect x="5" y="5" width="70" height="98" rx="2" fill="none" stroke={INK} stroke-width=".8" />
      {isFigure(code) ? (
        <g style={{ color: INK, "--k": "var(--card)" }}>
          <Glyph name={code} x={40} y={58} size={50} />
        </g>
      ) : (
        cells.map(([cx, cy]) => {
          const x = 40 - (wide * q) / 2 + cx * q,
            y = 60 - (high * q) / 2 + cy * q;
          return (
            <g key={`${cx}${cy}`}>
              <Land terrain={terrain} developed x={x} y={y} size={q} />
              <rect x={x} y={y} width={q} height={q} fill="none" stroke={INK} stroke-width="1.4" />
            </g>
          );
        })
      )}
      <circle cx="62" cy="18" r="13" fill="#9C2A22" stroke="#5F140C" stroke-width="1.5" />
      <Lettering
        x="62"
        y="24"
        text-anchor="middle"
        font-size="17"
        font-weight="700"
        fill="#FFF6E6"
        class="serif"
      >
        {points}
      </Lettering>
    </svg>
  );
}
