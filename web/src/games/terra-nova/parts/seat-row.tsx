import { SeatMark } from "../../../kit";
import type { Play } from "../play";

/** The marks of some players side by side, the first at x. */
export const SeatRow = ({
  play,
  who,
  x,
  step,
}: {
  play: Play;
  who: readonly number[];
  x: number;
  step: number;
}) => (
  <>
    {who.map((seat, i) => (
      <g key={seat} transform={`translate(${x + i * step} 0)`}>
        <SeatMark seat={seat} letter={play.table.seats.value[seat]?.letter} scale={0.95} />
      </g>
    ))}
  </>
);
