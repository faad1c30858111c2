/* A figure or a short word in a drawing: serif, bold, centred on x. */

import type { ComponentChildren, SVGAttributes } from "preact";
import { Lettering } from "../kit/lettering";

interface NumeralProps extends Omit<SVGAttributes<SVGTextElement>, "x" | "y"> {
  x?: number | string;
  y: number | string;
  size: number;
  children: ComponentChildren;
}

export const Numeral = ({ x = 0, y, size, fill = "var(--ink)", children, ...rest }: NumeralProps) => (
  <Lettering
    x={x}
    y={y}
    text-anchor="middle"
    font-size={size}
    font-weight="700"
    fill={fill}
    class="serif"
    {...rest}
  >
    {children}
  </Lettering>
);
