import type { ComponentChildren } from "preact";
import { f1 } from "./geometry";

/** A paper tag of w x h that points down at (x, y), or up with `below`. */
export const Tag = ({
  x,
  y,
  w,
  h,
  below = false,
  children,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  below?: boolean;
  children: ComponentChildren;
}) => (
  <g class="tag" transform={`translate(${f1(x)} ${f1(y)})`}>
    <path
      d={
        below
          ? `M${-w / 2} ${h + 9}H${w / 2}V9H7L0 0-7 9H${-w / 2}z`
          : `M${-w / 2} ${-h - 9}H${w / 2}V-9H7L0 0-7-9H${-w / 2}z`
      }
      stroke-linejoin="round"
    />
    <g transform={`translate(${-w / 2} ${below ? 9 : -h - 9})`}>{children}</g>
  </g>
);
