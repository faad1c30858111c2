/* A village at a glance; a click shows it large. */

import { nth } from "../../../lookup";
import { COLUMNS, LAND } from "../model";
import type { Play } from "../play";

const labelOf = ({ table: { say, me } }: Play, seat: number): string =>
  me.value === seat ? say("nh-yours") : say("nh-look", { player: { seat } });

export const Mini = ({ play, seat }: { play: Play; seat: number }) => (
  <button
    type="button"
    class="mini"
    title={labelOf(play, seat)}
    onClick={() => {
      play.looked.value = seat;
    }}
  >
    <svg viewBox="0 0 46 54" aria-hidden="true">
      {nth(play.table.view.value.board.seats, seat, "seats").village.map((built, i) => {
        const x = 5 + (i % COLUMNS) * 9,
          y = 4.5 + Math.floor(i / COLUMNS) * 9;
        return built ? (
          <circle
            key={i}
            cx={x}
            cy={y}
            r="4"
            fill={`var(--t-${LAND[built.resource].terrain})`}
            stroke="var(--piece-line)"
            stroke-width={built.up ? 1.2 : 0.5}
            stroke-dasharray={built.up ? undefined : "1.5 1"}
          />
        ) : (
          <circle key={i} cx={x} cy={y} r="1.6" fill="var(--rule)" />
        );
      })}
    </svg>
  </button>
);
