import { accusedIn } from "../model";
import type { Play } from "../play";
import { Column } from "./column";
import { spoken } from "./spoken";

/** What the player said, the latest last; after the game with its truth. */
export function Said({ play, seat }: { play: Play; seat: number }) {
  const { say, view } = play.table,
    said = view.value.board.claims.filter(c => c.seat === seat);
  return (
    <Column title={say("ns-has-said")}>
      {said.map((c, i) => (
        <p key={i} class={`ns-bubble flat${accusedIn(c) === null ? "" : " accuse"}`}>
          <span>{say(`ns-said-${c.claim.kind}`, spoken(c.claim))}</span>
          {view.value.over && c.true !== null && <small>{say(c.true ? "ns-true" : "ns-lie")}</small>}
        </p>
      ))}
      {!said.length && <p class="faint">{say("ns-silent")}</p>}
    </Column>
  );
}
