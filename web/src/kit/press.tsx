import type { SVGAttributes } from "preact";

export interface PressProps extends Omit<SVGAttributes<SVGGElement>, "onClick" | "onKeyDown" | "d"> {
  label: string;
  onPick: () => void;
}

/** A part of a drawing that can be pressed, by pointer or by key; the shell puts one of a board's on the way of Tab. */
export const Press = ({ label, onPick, children, ...rest }: PressProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
  <g
    role="button"
    tabindex={-1}
    aria-label={label}
    {...rest}
    onClick={onPick}
    onKeyDown={e => {
      if (e.key === "Enter" || e.key === " ") {
        e.preventDefault();
        onPick();
      }
    }}
  >
    {children}
  </g>
);
