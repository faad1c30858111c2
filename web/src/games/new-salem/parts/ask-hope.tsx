/* The constable asks the table for hope: talk is free (ns.9.1), so it goes to the chat. */
import { Icon } from "../../../kit";
import { nth } from "../../../lookup";
import { openEvents } from "../model";
import type { Play } from "../play";

/** Open events that the constable cannot pay, the cheapest first, with what is missing. */
function wanting(play: Play): { event: string; missing: number }[] {
  const { board, aids } = play.table.view.value,
    purse = board.constable === null ? 0 : nth(board.hope, board.constable, "hope") + board.gifts,
    costs: Readonly<Record<string, number>> = aids.costs;
  return openEvents(board)
    .map(event => ({ event, missing: (costs[event] ?? 0) - purse }))
    .filter(({ event, missing }) => missing > 0 && !(event === "trial" && board.trials_left === 0))
    .sort((a, b) => a.missing - b.missing)
    .slice(0, 3);
}

export function AskHope({ play }: { play: Play }) {
  const { say, seats } = play.table,
    wanted = wanting(play);
  if (play.asked.value !== "trigger" || !wanted.length) return null;
  /* Bots do not read the chat: they are heard before the constable is asked. */
  if (seats.value.every(who => who.me || who.bot !== null)) return <p class="faint">{say("ns-ask-bots")}</p>;
  return (
    <fieldset class="row ns-ask" aria-label={say("ns-ask-hope")}>
      <span>{say("ns-ask-hope")}</span>
      {wanted.map(({ event, missing }) => (
        <button
          type="button"
          key={event}
          class="btn small"
          onClick={() =>
            play.table.speak(say("ns-ask-said", { n: missing, event: { label: `event-card-${event}` } }))
          }
        >
          {say("ns-ask-for", { n: missing, event: { label: `event-card-${event}` } })}
          <Icon name="hope" size={16} />
        </button>
      ))}
    </fieldset>
  );
}
