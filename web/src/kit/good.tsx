import type { GlyphName } from "./glyphs";
import { INK } from "./ink";

/** A coloured good keeps its dark outline on a disc of card, so it reads in both themes. */
export const Good = ({ name, size = 24 }: { name: GlyphName; size?: number }) => (
  <svg class="good" width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" style={{ color: INK }}>
    <circle cx="14" cy="14" r="13.2" fill="var(--card)" stroke={INK} stroke-width="1.2" />
    <use href={`#g-${name}`} x="4" y="4" width="20" height="20" />
  </svg>
);
