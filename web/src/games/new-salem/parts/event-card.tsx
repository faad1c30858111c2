/* An open event: name, cost, what it does in short. */
import { Icon, pointing } from "../../../kit";
import { need, nth } from "../../../lookup";
import { noUse } from "../../no-use";
import { type EventName, RED } from "../model";
import type { Play } from "../play";

/** Where the card goes, how many there are, or how much hope is missing. */
function noteOf(play: Play, event: EventName, missing: number): string {
  const { say, view } = play.table,
    { board } = view.value;
  if (missing > 0) return say("ns-too-dear", { n: missing });
  if (event === "trial") return say("ns-trials-left", { n: board.trials_left });
  if (RED.includes(event)) return say("ns-stays");
  return say(event === "pillory" ? "ns-goes-to-player" : "ns-goes-under");
}

export function EventCard({ play, event, fresh }: { play: Play; event: EventName; fresh: boolean }) {
  const { table } = play,
    { say } = table,
    { board, aids } = table.view.value,
    action = table.legal.value.find("trigger", { event }),
    asks = play.mine.value && play.asked.value === "trigger",
    cost = need(aids.costs[event], "costs"),
    purse = board.constable === null ? 0 : nth(board.hope, board.constable, "hope") + board.gifts,
    none = event === "trial" && board.trials_left === 0,
    note = noteOf(play, event, asks && !action && !none ? cost - purse : 0);
  const press = () => {
    if (action) play.choose(action);
    else if (asks) table.whyNot({ kind: "trigger", event });
    else noUse();
  };
  const looks = [RED.includes(event) && "red", action && "can", none && "none", fresh && "fresh"];
  const words = say("ns-event-words", {
    event: { label: `event-card-${event}` },
    cost,
    effect: { label: `effect-${event}` },
    note,
  });
  return (
    <button
      type="button"
      class={`ns-event ${looks.filter(Boolean).join(" ")}`}
      data-cell={event}
      data-legal={action ? true : undefined}
      data-piece={`event-${event}`}
      title={words}
      aria-pressed={asks ? action !== undefined && play.chosen.value === action : undefined}
      aria-disabled={asks && !action ? true : undefined}
      onClick={press}
      {...pointing(on => {
        table.peek.value = on && action ? action : null;
      })}
    >
      <b aria-hidden="true">{say(`event-card-${event}`)}</b>
      <span class="cost" aria-hidden="true">
        <Icon name="hope" size={14} />
        {cost}
      </span>
      <small aria-hidden="true">
        {asks && !action ? note : say(`ns-brief-${event}`, { n: board.trials_left })}
      </small>
    </button>
  );
}
