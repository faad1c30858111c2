import { SeatBadge } from "../../../kit";
import type { LegalAction } from "../../../types";
import type { Play } from "../play";
import { spoken } from "./spoken";

/** One claim, ready to be made. */
export function ClaimButton({ play, action }: { play: Play; action: LegalAction }) {
  const { say, seats } = play.table,
    { about, kind } = action.action;
  return (
    <button
      type="button"
      class="btn small"
      onClick={() => {
        play.claim.value = null;
        play.table.choose(action);
      }}
    >
      <span class="vh">{say(action.label.label, action.label.args)}</span>
      {typeof about === "number" && <SeatBadge seat={about} letter={seats.value[about]?.letter} size={18} />}
      <span aria-hidden="true">{say(`ns-option-${kind}`, spoken(action.action))}</span>
    </button>
  );
}
