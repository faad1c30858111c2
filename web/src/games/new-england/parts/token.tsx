/* A figure on its family's disc. */

import { Glyph, seatColour } from "../../../kit";
import type { FigureId } from "../model";

export const Token = ({
  figure,
  seat,
  x,
  y,
  r = 17,
  piece,
}: {
  figure: FigureId;
  seat: number;
  x: number;
  y: number;
  r?: number;
  /** Its name while it stands on the board. */
  piece?: string | undefined;
}) => (
  <g data-piece={piece} transform={`translate(${x} ${y})`}>
    <circle cx="1.5" cy="2.5" r={r} fill="#0000004d" />
    <circle r={r} fill={seatColour(seat)} stroke="var(--piece-line)" stroke-width="2" />
    <g style={{ color: `var(--p${seat + 1}-on)`, "--k": seatColour(seat) }}>
      <Glyph name={figure} x={0} y={-0.5} size={r * 1.5} />
    </g>
  </g>
);
