/* Which of the three actions it is, and what the earlier ones were. */

import { range } from "../../../kit";
import type { Play } from "../play";
import { DonePicture } from "./done-picture";

/** What is to be said of an action that nobody has seen done: the present one, one that was given up, one to come. */
function standing(play: Play, i: number): string {
  const { done } = play.table.view.value.board.turn,
    ending = play.phase.value === "end";
  if (i < done) return "tn-done";
  if (ending) return "tn-none";
  if (i > done) return "tn-later";
  return play.mine.value ? "tn-now" : "tn-now-theirs";
}
const CLASS: Record<string, string> = {
  "tn-now": "on",
  "tn-now-theirs": "on",
  "tn-none": "to",
  "tn-later": "to",
};

function Step({ play, i }: { play: Play; i: number }) {
  const { say } = play.table,
    was = play.done.value[i],
    how = standing(play, i),
    now = CLASS[how] === "on";
  return (
    <li class={`tn-act ${CLASS[how] ?? ""}`} aria-current={now ? "step" : undefined}>
      <b>
        {was ? (
          <DonePicture play={play} stone={was.kind === "stone"} />
        ) : (
          say(i ? "tn-move-or-stone" : "tn-move")
        )}
      </b>
      {was ? say(was.kind === "move" ? "tn-moved" : "tn-laid", { hex: was.hex }) : say(how)}
    </li>
  );
}

export const Actions = ({ play }: { play: Play }) => (
  <ol class="tn-acts">
    {range(play.table.view.value.board.turn.of).map(i => (
      <Step key={i} play={play} i={i} />
    ))}
  </ol>
);
