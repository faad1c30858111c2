/* The last cell of the sheet of districts: who accuses whom in this round, and what was mixed. */
import { SeatBadge } from "../../../kit";
import type { Play } from "../play";

export function Accusations({ play }: { play: Play }) {
  const { say, seats, view, me } = play.table,
    { aids, over } = view.value,
    badge = (seat: number, size: number) => (
      <SeatBadge key={seat} seat={seat} letter={seats.value[seat]?.letter} size={size} />
    ),
    name = (seat: number) => (seat === me.value ? say("ns-you") : (seats.value[seat]?.name ?? "")),
    accused = aids.accused.flatMap((by, seat) => (by.length ? [{ seat, by }] : []));
  /* At the end everybody is known: what was said last is no news. */
  if (over) return null;
  return (
    <section class="ns-accusations panel" aria-label={say("ns-who-accuses")}>
      <h2>{say("ns-who-accuses")}</h2>
      {accused.length ? (
        <ul>
          {accused.map(({ seat, by }) => (
            <li key={seat}>
              {badge(seat, 22)}
              <b>{name(seat)}</b>
              <span aria-hidden="true">←</span>
              <span class="vh">{say("ns-accused-by", { players: by.map(s => ({ seat: s })) })}</span>
              <span class="by">{by.map(s => badge(s, 20))}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{say("ns-nobody-accuses")}</p>
      )}
      <p class="faint">{say("ns-mixed", { witches: aids.witches_mixed, puritans: aids.puritans_mixed })}</p>
    </section>
  );
}
