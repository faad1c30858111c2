/* Words drawn on a picture. Whatever they tell, the names of cells and parts tell whole: nobody hears "6 6 6 5". */
import type { SVGAttributes } from "preact";

export const Lettering = (props: SVGAttributes<SVGTextElement>) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: text of a drawing takes no focus
  <text aria-hidden="true" {...props} />
);

/** A number of three digits is smaller, or it would lie over the lines of its bar. */
export const THREE_DIGITS = 0.8;
