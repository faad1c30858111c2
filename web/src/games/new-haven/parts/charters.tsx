/* The charters of the small expansion, and who holds them. */
import { SeatBadge } from "../../../kit";
import { Panel } from "../../../ui/panel";
import { effectOf } from "../model";
import type { Play } from "../play";

export function Charters({ play }: { play: Play }) {
  const { say, view, seats, peek } = play.table,
    charters = Object.entries(view.value.board.charters),
    earned: readonly string[] = effectOf(peek.value).charters ?? [];
  if (!charters.length) return null;
  return (
    <Panel title={say("option-charters")} class="nh-charters">
      <ul>
        {charters.map(([charter, holder]) => (
          <li key={charter} class={earned.includes(charter) ? "hot" : holder === null ? "open" : ""}>
            <span>{say(`charter-${charter}`)}</span>
            {holder === null ? (
              <small>{say("nh-charter-open")}</small>
            ) : (
              <b>
                <SeatBadge seat={holder} letter={seats.value[holder]?.letter} size={22} />
                {seats.value[holder]?.name}
              </b>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
