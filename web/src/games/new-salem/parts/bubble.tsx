/* What a player said last, hung on the district: accusations in pale wax with the mark of the accused. */
import { SeatBadge } from "../../../kit";
import { accusedIn, type Claim, lastSaid } from "../model";
import type { Play } from "../play";
import { spoken } from "./spoken";
import { TypeBadge } from "./type-badge";

/** The words; a kind of buildings is its sign, as on the districts: its name is too long to hang there. */
function Words({ play, claim, mine }: { play: Play; claim: Claim["claim"]; mine: boolean }) {
  const { say } = play.table;
  if (claim.kind === "claim-type")
    return (
      <>
        <span>{say("ns-said-collect")}</span>
        <TypeBadge type={claim.type} size={18} label={say(`type-${claim.type}`)} />
      </>
    );
  return <span>{mine ? say(`ns-said-${claim.kind}-you`) : say(`ns-said-${claim.kind}`, spoken(claim))}</span>;
}

export function Bubble({ play, seat }: { play: Play; seat: number }) {
  const { say, seats, view, me } = play.table,
    { board } = view.value,
    said = lastSaid(board, seat);
  if (!said) return <p class="ns-bubble quiet">{say("ns-silent")}</p>;
  const { claim, more } = said,
    about = accusedIn(claim),
    mine = about !== null && about === me.value,
    looks = [about === null ? "" : "accuse", claim.round < board.round ? "old" : "", mine ? "me" : ""];
  return (
    <p
      class={`ns-bubble ${looks.join(" ")}`}
      title={`${say(`ns-said-${claim.claim.kind}`, spoken(claim.claim))} · ${say("ns-in-round", { n: claim.round })}`}
    >
      {about !== null && <SeatBadge seat={about} letter={seats.value[about]?.letter} size={18} />}
      <Words play={play} claim={claim.claim} mine={mine} />
      {more > 0 && <small>+{more}</small>}
    </p>
  );
}
