import type { GlyphName } from "./glyphs";

/** A glyph in running text or on a button. `cut` is the colour below it. */
export const Icon = ({
  name,
  size = 18,
  cut,
  color,
  class: cls,
}: {
  name: GlyphName;
  size?: number;
  cut?: string;
  color?: string;
  class?: string;
}) => (
  <svg
    class={cls}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    style={{ "--k": cut, color }}
  >
    <use href={`#g-${name}`} />
  </svg>
);
