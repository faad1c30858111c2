import { gouge, range } from "./geometry";
import { Glyph } from "./glyph";
import type { GlyphName } from "./glyphs";

/** A wooden back: what nobody may see yet. */
export const WoodenBack = ({ size, glyph }: { size: number; glyph: GlyphName }) => (
  <g transform={`scale(${size / 100})`}>
    <rect width="100" height="100" fill="var(--stone-wood)" stroke="var(--stone-wood-ink)" stroke-width="2" />
    <path
      d={range(9)
        .map(i => gouge(4, 8 + i * 11, 96, 6 + i * 11, 0.9, ((i % 3) - 1) * 3))
        .join("")}
      fill="var(--stone-wood-ink)"
      opacity=".5"
    />
    <rect
      x="18"
      y="26"
      width="64"
      height="48"
      fill="var(--stone-wood-hi)"
      stroke="var(--stone-wood-ink)"
      stroke-width="1.6"
    />
    <g style={{ color: "#3D2614" }}>
      <Glyph name={glyph} x={50} y={50} size={40} />
    </g>
  </g>
);
