/* A paper label of w x h in the middle of a piece of land. */
import type { ComponentChildren } from "preact";
import { f1, type Point } from "../../../kit";

export const PaperLabel = ({
  at: [x, y],
  w,
  h,
  children,
}: {
  at: Point;
  w: number;
  h: number;
  children: ComponentChildren;
}) => (
  <g transform={`translate(${f1(x)} ${f1(y)})`} pointer-events="none">
    <rect
      x={-w / 2}
      y={-h / 2}
      width={w}
      height={h}
      rx="3"
      fill="var(--paper-raised)"
      stroke="var(--ink)"
      stroke-width="1.5"
    />
    {children}
  </g>
);
