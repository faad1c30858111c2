/* A number in a dark coin: time. Wax when it is the chosen one. */
import { f1 } from "../../../kit";
import { Numeral } from "../../numeral";

export const Time = ({ x, y, n, on }: { x: number; y: number; n: number; on?: boolean }) => (
  <g transform={`translate(${f1(x)} ${f1(y)})`} pointer-events="none">
    <circle r="10.5" fill={on ? "var(--wax)" : "#2A2018"} stroke="#FFF4CF" stroke-width="1.8" />
    <Numeral y={5} size={14} fill="#FFF6E6">
      {n}
    </Numeral>
  </g>
);
