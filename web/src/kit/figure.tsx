import { f1, gouge } from "./geometry";
import { seatColour, seatShape } from "./seats";

/** A wooden figure whose head is the seat's shape; foot at (x, y), about 30 high. */
export const Figure = ({
  seat,
  x,
  y,
  scale = 1,
  lying = false,
}: {
  seat: number;
  x: number;
  y: number;
  scale?: number;
  lying?: boolean;
}) => (
  <g
    transform={`translate(${f1(x)} ${f1(y)}) scale(${scale})${lying ? " rotate(-90) translate(4 11)" : ""}`}
    stroke="var(--piece-line)"
    stroke-width="1.7"
    stroke-linejoin="round"
  >
    <path d="M-8.5 0Q-8.2-3-5.5-4.2L-3.6-14H3.600L5.500-4.2Q8.200-3 8.5 0z" fill={seatColour(seat)} />
    <path d={gouge(2.2, -3.5, 2.2, -13, 1.2)} fill="var(--piece-line)" stroke="none" opacity=".45" />
    <g transform="translate(0 -19) scale(.72)">
      <path d={seatShape(seat)} fill={seatColour(seat)} stroke-width="2.2" />
    </g>
  </g>
);
