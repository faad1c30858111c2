/* The open events in a row. */
import { labelOf } from "../../../text/args";
import { openEvents } from "../model";
import type { Play } from "../play";
import { EventCard } from "./event-card";

/** So many stand beside each other on a tablet; four are two above two. */
const ACROSS = 3;
/** From so many on their captions take two lines: the row keeps them, so that nothing below it moves. */
const NARROW = 6;

export function Events({ play }: { play: Play }) {
  const { say, view, fresh } = play.table,
    events = openEvents(view.value.board),
    n = events.length,
    news = new Set(
      fresh.value
        .filter(e => e.kind === "open-event" || e.kind === "trigger")
        .map(e => labelOf(e.args?.event)),
    );
  return (
    <fieldset
      class={`ns-events${n >= NARROW ? " narrow" : ""}`}
      aria-label={say("ns-events")}
      style={{ "--events": n, "--across": n === 4 ? 2 : Math.min(n, ACROSS) }}
    >
      {events.map(event => (
        <EventCard key={event} play={play} event={event} fresh={news.has(`event-card-${event}`)} />
      ))}
    </fieldset>
  );
}
