import { Lettering } from "./lettering";
import { LETTER_SIZE, LETTER_Y, seatColour, seatShape } from "./seats";

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
