/* The timeline round the land: where everybody stands, what is spent, and who moves next for every end of the turn. */

import { f1, Glyph, Labelled, Ring, range, ringPoint, ringSegment, seatHatch } from "../../../kit";
import { INNER, OUTER } from "../model";
import type { Play } from "../play";

export function timelineInWords({ table }: Play): string {
  const { marker, spent, at } = table.view.value.board.timeline;
  return table.say("nl-timeline", {
    marker: marker + 1,
    spent,
    places: at.map((space, seat) => ({ label: "nl-stands", args: { player: { seat }, space: space + 1 } })),
  });
}

export function Timeline({ play }: { play: Play }) {
  const { table } = play,
    { board } = table.view.value,
    { spaces, marker, spent } = board.timeline,
    phone = table.width.value === "phone";
  const [mx, my] = ringPoint(marker - (0.42 * spaces) / 18, spaces, OUTER - 8);
  return (
    <Labelled label={timelineInWords(play)} data-cell="timeline">
      <Ring count={spaces} inner={INNER} outer={OUTER} fontSize={phone ? 21 : 13} />
      <path
        d={range(spent)
          .map(i => ringSegment((marker + i) % spaces, spaces, INNER, OUTER))
          .join("")}
        fill={seatHatch(board.active)}
        opacity=".35"
      />
      <g transform={`translate(${f1(mx)} ${f1(my)})`} data-piece="time-marker">
        <circle r="12.500" fill="var(--ink)" stroke="var(--paper-raised)" stroke-width="1.5" />
        <g style={{ color: "var(--paper-raised)" }}>
          <Glyph name="glass" x={0} y={0} size={17} />
        </g>
      </g>
    </Labelled>
  );
}
