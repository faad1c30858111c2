import type { SVGAttributes } from "preact";

/** A part of a drawing that is read out as one picture. */
export const Labelled = ({
  label,
  children,
  ...rest
}: SVGAttributes<SVGSVGElement> & { label: string | undefined }) => (
  <svg role="img" aria-label={label} aria-hidden={label === undefined} overflow="visible" {...rest}>
    {children}
  </svg>
);
