/* Public: who looked at whom, who built what when. Private: what the viewer saw. */
import { Icon, SeatBadge } from "../../../kit";
import { nth } from "../../../lookup";
import type { Play } from "../play";
import { BuildsTable } from "./builds-table";
import { Secret } from "./secret";

/** Characters that the viewer alone has seen. */
function Seen({ play }: { play: Play }) {
  const { say, view, me, seats } = play.table,
    { aids, board } = view.value,
    seen = aids.known.flatMap((known, seat) => (known && seat !== me.value ? [seat] : []));
  return (
    <>
      <h3>
        <Icon name="lock" size={15} />
        {say("ns-you-alone")}
      </h3>
      {seen.length ? (
        <ul>
          {seen.map(seat => (
            <li key={seat}>
              <SeatBadge seat={seat} letter={seats.value[seat]?.letter} size={22} />
              <b>{seats.value[seat]?.name}</b>
              <span>{say(`character-${nth(board.characters, seat, "characters")}`)}</span>
              <Secret play={play} seat={seat} />
            </li>
          ))}
        </ul>
      ) : (
        <p class="faint">{say("ns-seen-nobody")}</p>
      )}
    </>
  );
}

function Looks({ play }: { play: Play }) {
  const { say, view } = play.table,
    { looks } = view.value.board;
  if (!looks.length) return <p class="faint">{say("ns-looked-nobody")}</p>;
  return (
    <ul>
      {looks.map(({ round, who, whose }, i) => (
        <li key={i}>
          <Icon name="eye" size={17} />
          <span>{say("ns-looked", { player: { seat: who }, whose: { seat: whose } })}</span>
          <span class="faint">{say("ns-in-round", { n: round })}</span>
        </li>
      ))}
    </ul>
  );
}

export function Knowledge({ play }: { play: Play }) {
  const { say, view, me } = play.table,
    { aids } = view.value;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section class="ns-knowledge" tabIndex={0} aria-label={say("ns-sheet-known")}>
      {me.value !== null && <Seen play={play} />}
      <h3>{say("ns-looks")}</h3>
      <Looks play={play} />
      <h3>{say("ns-builds")}</h3>
      <BuildsTable play={play} />
      <p class="faint">{say("ns-mixed", { witches: aids.witches_mixed, puritans: aids.puritans_mixed })}</p>
    </section>
  );
}
