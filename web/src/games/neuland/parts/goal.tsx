import { Icon } from "../../../kit";
import { glyphOf, type Plan } from "../model";
import { goalOf } from "../planning";
import type { Play } from "../play";

/** A goal with its time; pressed, its plan is shown. */
export function Goal({ play, plan, cell = true }: { play: Play; plan: Plan; cell?: boolean }) {
  const { say } = play.table,
    { goal } = play,
    id = goalOf(plan),
    text = say("nl-goal", {
      goal: say(plan.good ? `good-${id}` : `building-${id}`),
      n: plan.time,
      turn: plan.this_turn ? "yes" : "no",
    });
  return (
    <button
      type="button"
      class={plan.this_turn ? "" : "later"}
      data-cell={cell ? `goal-${id}` : undefined}
      aria-pressed={goal.value === id}
      title={text}
      onClick={() => play.aim(id)}
    >
      <span class="nl-seen" aria-hidden="true">
        {plan.good ? (
          <Icon name={glyphOf(plan.good)} size={19} />
        ) : (
          <span class="po">
            {play.table.view.value.aids.tiles[id]?.banners}
            <Icon name="banner" size={15} />
            {say(`nl-short-${id}`)}
          </span>
        )}
        <b>{plan.time}</b>
      </span>
    </button>
  );
}
