/* The empty corners of the four-player chart carry what a chart has there. */

import { Compass, Glyph, gouge, Waves } from "../../../kit";
import { Lettering } from "../../../kit/lettering";

export const Corners = ({ w, h }: { w: number; h: number }) => (
  <>
    <Lettering x="52" y="44" text-anchor="middle" class="cart1">
      New
    </Lettering>
    <Lettering x="52" y="70" text-anchor="middle" class="cart1">
      Haven
    </Lettering>
    <path d={gouge(14, 82, 90, 82, 1.5)} fill="var(--ink-3)" />
    <g style={{ color: "var(--ink-3)" }}>
      <Compass x={w - 50} y={56} r={36} />
    </g>
    <Waves x={10} y={h - 78} rows={6} n={3} />
    <g style={{ color: "var(--ink-3)", "--k": "var(--paper-raised)" }}>
      <Glyph name="ship" x={w - 48} y={h - 52} size={64} />
    </g>
    <Waves x={w - 88} y={h - 14} />
  </>
);
