/* The timeline round the land: where everybody stands, what is spent, and who moves next for every end of the turn. */
import { Figure, ringPoint } from "../../../kit";
import type { Play } from "../play";
import { MIDDLE } from "./timeline-places";

/** Figures on one space stand side by side along the ring. */
const spot = (space: number, count: number, k: number, of: number) =>
  ringPoint(space + (k - (of - 1) / 2) * 0.25 * (of > 1 ? count / 18 : 0), count, MIDDLE + 5);

export function Figures({ play }: { play: Play }) {
  const { timeline } = play.table.view.value.board,
    count = timeline.spaces;
  return (
    <>
      {timeline.at.map((space, seat) => {
        const here = timeline.at.flatMap((s, i) => (s === space ? [i] : [])),
          [x, y] = spot(space, count, here.indexOf(seat), here.length);
        return (
          <g key={seat} data-piece={`time-${seat}`}>
            <Figure seat={seat} x={x} y={y + 14} scale={here.length > 2 ? 0.8 : 1.05} />
          </g>
        );
      })}
    </>
  );
}
