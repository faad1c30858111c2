/* Which of the three actions it is, and what the earlier ones were. */

import { range } from "../../../kit";
import type { Play } from "../play";
import { DonePicture } from "./done-picture";

export function Actions({ play }: { play: Play }) {
  const { say } = play.table,
    { turn } = play.table.view.value.board,
    done = play.done.value,
    mine = play.mine.value;
  return (
    <ol class="tn-acts">
      {range(turn.of).map(i => {
        const was = done[i],
          now = i === turn.done && play.phase.value !== "end",
          late = i > turn.done || (i === turn.done && !now);
        return (
          <li
            key={i}
            class={`tn-act ${now ? "on" : late ? "to" : ""}`}
            aria-current={now ? "step" : undefined}
          >
            <b>
              {was ? (
                <DonePicture play={play} stone={was.kind === "stone"} />
              ) : (
                say(i ? "tn-move-or-stone" : "tn-move")
              )}
            </b>
            {was
              ? was.kind === "move"
                ? say("tn-moved", { hex: was.hex })
                : say("tn-laid", { hex: was.hex })
              : say(
                  now
                    ? mine
                      ? "tn-now"
                      : "tn-now-theirs"
                    : i < turn.done
                      ? "tn-done"
                      : play.phase.value === "end"
                        ? "tn-none"
                        : "tn-later",
                )}
          </li>
        );
      })}
    </ol>
  );
}
