import type { SVGAttributes } from "preact";

/** A drawing whose parts can be pressed: a group with a name. */
export const Drawing = ({
  label,
  children,
  ...rest
}: SVGAttributes<SVGSVGElement> & { label: string | undefined }) => (
  // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
  <svg role="group" aria-label={label} aria-hidden={label === undefined} {...rest}>
    {children}
  </svg>
);
