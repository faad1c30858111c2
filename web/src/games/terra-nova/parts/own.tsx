/* The own area: the three actions, what a click would do, the land open and closed, the key of terrains. */

import { Figure, range } from "../../../kit";
import type { Play } from "../play";
import { Actions } from "./actions";
import { GroundHex } from "./ground-hex";
import { LandPanel } from "./land-panel";
import { PreviewPanel } from "./preview-panel";

function TurnPanel({ play }: { play: Play }) {
  const { say, view, seats } = play.table,
    { board, over } = view.value,
    seat = board.turn.seat;
  if (over || seat === null) return null;
  if (play.phase.value === "place")
    return (
      <section class="panel">
        <header>
          <h2>{say("tn-placement")}</h2>
          <span class="end">{say("tn-placement-note")}</span>
        </header>
        <ul class="tn-reserve">
          {board.seats.map((s, i) => (
            <li key={i}>
              <span class="vh">
                {seats.value[i]?.name}: {s.reserve}
              </span>
              <svg viewBox={`-12 -28 ${Math.max(13, s.of) * 20 + 6} 34`} aria-hidden="true">
                {range(s.of).map(k => (
                  <g key={k} opacity={k < s.reserve ? 1 : 0.16}>
                    <Figure seat={i} x={k * 20} y={2} scale={0.9} />
                  </g>
                ))}
              </svg>
            </li>
          ))}
        </ul>
      </section>
    );
  const note =
    board.idle.turns > board.seats.length
      ? say("tn-idle", { n: board.idle.turns, limit: board.idle.limit })
      : say("tn-stones", { n: board.stones.left });
  return (
    <section class="panel">
      <header>
        <h2>{play.mine.value ? say("tn-your-turn") : say("tn-turn-of", { player: { seat } })}</h2>
        <span class={board.idle.turns > board.seats.length ? "end tn-warn" : "end"}>{note}</span>
      </header>
      <Actions play={play} />
    </section>
  );
}

const Key = ({ play }: { play: Play }) => (
  <section class="panel">
    <header>
      <h2>{play.table.say("tn-terrains")}</h2>
      <span class="end">{play.table.say("tn-terrains-note")}</span>
    </header>
    <ul class="tn-key">
      {play.table.view.value.board.terrains.map(t => (
        <li key={t.name}>
          <GroundHex terrain={t.name} letter={play.table.say(`tn-letter-${t.name}`)} size={46} />
          {play.table.say(`terrain-${t.name}`)}
        </li>
      ))}
    </ul>
  </section>
);

export const Own = ({ play }: { play: Play }) => (
  <>
    <TurnPanel play={play} />
    <PreviewPanel play={play} />
    <LandPanel play={play} />
    <Key play={play} />
  </>
);
