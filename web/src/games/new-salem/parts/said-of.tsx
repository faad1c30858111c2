import { SeatBadge } from "../../../kit";
import type { Play } from "../play";
import { Column } from "./column";
import { spoken } from "./spoken";

export function SaidOf({ play, seat }: { play: Play; seat: number }) {
  const { say, seats, view } = play.table,
    about = view.value.board.claims.filter(c => "about" in c.claim && c.claim.about === seat);
  return (
    <Column title={say("ns-others-say")}>
      {about.map((c, i) => (
        <p key={i}>
          <SeatBadge seat={c.seat} letter={seats.value[c.seat]?.letter} size={20} />
          {say(`ns-said-${c.claim.kind}`, spoken(c.claim))}
        </p>
      ))}
      {!about.length && <p class="faint">{say("ns-nobody-speaks")}</p>}
    </Column>
  );
}
