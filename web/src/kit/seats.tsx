/* Seats: colour, shape and letter always together. Seats are numbered from 0, as the engine does. */

import { nth } from "../lookup";
import { f1, gouge } from "./geometry";
import { Lettering } from "./lettering";

export const MAX_SEATS = 8;
const SHAPES = [
  "M0-10a10 10 0 1 1-.01 0z",
  "M0-11.5L11.500 9.5H-11.5z",
  "M-9-9H9V9H-9z",
  "M0-12L12 0 0 12-12 0z",
  "M0-11L10.800-3.2 6.7 9.3H-6.7L-10.8-3.2z",
  "M-10.5 0L-5.2-9.5H5.200L10.500 0 5.2 9.5H-5.2z",
  "M0-12L3.200-4.2 11.6-3.6 5.2 1.9 7.2 10.1 0 5.6-7.2 10.1-5.2 1.9-11.6-3.6-3.2-4.2z",
  "M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4z",
] as const;
const LETTER_Y = [4.1, 6.6, 4.1, 4.1, 4.6, 4.1, 4.1, 4.1],
  LETTER_SIZE = [11.5, 10, 11.5, 11.5, 11.5, 11.5, 8.5, 11.5];

export const seatColour = (seat: number): string => `var(--p${seat + 1})`;
export const seatShape = (seat: number): string => nth(SHAPES, seat % MAX_SEATS, "SHAPES");
export const seatHatch = (seat: number): string => `url(#hatch-${seat + 1})`;

/** A seat's mark round (0,0), about 24 wide: in panels, log and on land. */
export const SeatMark = ({ seat, letter, scale = 1 }: { seat: number; letter?: string; scale?: number }) => (
  <g transform={`scale(${scale})`}>
    <path
      d={seatShape(seat)}
      fill={seatColour(seat)}
      stroke="var(--piece-line)"
      stroke-width="1.6"
      stroke-linejoin="round"
    />
    {letter && (
      <Lettering
        y={LETTER_Y[seat]}
        text-anchor="middle"
        font-size={LETTER_SIZE[seat]}
        font-weight="700"
        fill={`var(--p${seat + 1}-on)`}
        class="serif"
      >
        {letter}
      </Lettering>
    )}
  </g>
);

/** The mark as a picture of its own. */
export const SeatBadge = ({ seat, letter, size = 34 }: { seat: number; letter?: string; size?: number }) => (
  <svg width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true">
    <SeatMark seat={seat} letter={letter} />
  </svg>
);

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
