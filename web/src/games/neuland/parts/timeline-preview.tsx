/* The timeline round the land: where everybody stands, what is spent, and who moves next for every end of the turn. */

import { Figure, f1, Glyph, ringPoint, ringSegment, SeatMark, Selected, Tag } from "../../../kit";
import { Numeral } from "../../numeral";
import { INNER, OUTER } from "../model";
import type { Play } from "../play";
import { MIDDLE, shown, TAKEN, UNKNOWN } from "./timeline-places";

export function TimelinePreview({ play }: { play: Play }) {
  const end = shown(play),
    { table } = play,
    { board } = table.view.value,
    count = board.timeline.spaces,
    seats = table.seats.value;
  if (!end) return null;
  const [x, y] = ringPoint(end.space, count, MIDDLE + 5),
    [tx, ty] = ringPoint(end.space, count, INNER - 4),
    up = y > 0,
    k = table.width.value === "phone" ? 1.6 : 1,
    wide = end.next === UNKNOWN ? 50 : 96;
  return (
    <g pointer-events="none" style={{ color: "var(--ink)" }}>
      <Selected d={ringSegment(end.space, count, INNER + 3, OUTER - 3, 0.012)} />
      {!board.timeline.at.includes(end.space) && (
        <g opacity=".6">
          <Figure seat={board.active} x={x} y={y + 14} scale={1.05} />
        </g>
      )}
      <g
        transform={`translate(${f1(Math.max(-OUTER + (wide * k) / 2, Math.min(OUTER - (wide * k) / 2, tx)))} ${f1(ty)}) scale(${k})`}
      >
        <Tag x={0} y={0} w={wide} h={30} below={!up}>
          <Glyph name="glass" x={15} y={15} size={17} />
          <Numeral x={33} y={21} size={17} fill="currentColor">
            {end.total}
          </Numeral>
          {end.next === UNKNOWN ? null : end.next === TAKEN ? (
            <Glyph name="no" x={70} y={15} size={15} />
          ) : (
            <>
              <Glyph name="arrow" x={55} y={15} size={15} />
              <g transform="translate(78 15) scale(.85)">
                <SeatMark seat={end.next} letter={seats[end.next]?.letter} />
              </g>
            </>
          )}
        </Tag>
      </g>
    </g>
  );
}
