/* Somebody accuses the viewer: the answers lie ready, one click each. */
import { Icon, SeatBadge } from "../../../kit";
import { need } from "../../../lookup";
import type { LegalAction } from "../../../types";
import { unanswered } from "../model";
import type { Play } from "../play";
import { spoken } from "./spoken";

/** What can be said at once: who I am, an excuse, the accusation given back. */
export function answersTo(play: Play, accuser: number): LegalAction[] {
  const legal = play.table.legal.value;
  return [
    legal.find("claim-side", { side: "puritan" }),
    legal.find("no-better-card"),
    legal.find("accuse", { about: accuser }),
  ].filter(a => a !== undefined);
}

export function Answer({ play }: { play: Play }) {
  const { say, seats, view, me } = play.table,
    seat = need(me.value, "me"),
    { board, over } = view.value,
    claim = over ? null : unanswered(board, seat);
  if (!claim) return null;
  const answers = answersTo(play, claim.seat);
  return (
    <fieldset class="ns-answer" aria-label={say("ns-accuses-you", { player: { seat: claim.seat } })}>
      <span class="why-me">
        <Icon name="warn" size={15} />
        <SeatBadge seat={claim.seat} letter={seats.value[claim.seat]?.letter} size={20} />
        {say("ns-accuses-you", { player: { seat: claim.seat } })}
      </span>
      {answers.map(action => (
        <button
          key={action.id}
          type="button"
          class="btn small"
          data-cell={`answer-${action.action.kind}`}
          data-legal
          aria-label={say(action.label.label, action.label.args)}
          onClick={() => play.table.choose(action)}
        >
          <span aria-hidden="true">{say(`ns-said-${action.action.kind}`, spoken(action.action))}</span>
        </button>
      ))}
    </fieldset>
  );
}
