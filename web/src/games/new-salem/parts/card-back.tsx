/* A card nobody may see. */
import type { ComponentChildren } from "preact";
import { Glyph, range } from "../../../kit";

export const CardBack = ({ children }: { children?: ComponentChildren }) => (
  <svg class="ns-card" viewBox="0 0 100 140" aria-hidden="true">
    <rect
      x=".8"
      y=".8"
      width="98.4"
      height="138.4"
      rx="4"
      fill="var(--stone-wood)"
      stroke="var(--stone-wood-ink)"
      stroke-width="1.8"
    />
    <path
      d={range(8)
        .map(i => `M8 ${14 + i * 16}q21-6 42 0t42 0`)
        .join("")}
      fill="none"
      stroke="var(--stone-wood-ink)"
      stroke-width="1.2"
      opacity=".55"
    />
    <rect
      x="22"
      y="46"
      width="56"
      height="48"
      fill="var(--stone-wood-hi)"
      stroke="var(--stone-wood-ink)"
      stroke-width="1.6"
    />
    <g style={{ color: "#3D2614", "--k": "var(--stone-wood-hi)" }}>
      <Glyph name="house" x={50} y={70} size={36} />
    </g>
    {children}
  </svg>
);
