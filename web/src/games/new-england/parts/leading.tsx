/* The majorities of figures. */
import { Icon, SeatMark } from "../../../kit";
import { FIGURES, majorityOf } from "../model";
import type { Play } from "../play";

/** Who would receive the bonus for most figures of each kind now. */
export function Leading({ play }: { play: Play }) {
  const { say, seats, view } = play.table;
  return (
    <div>
      <h3>{say(view.value.over ? "ne-most" : "ne-if-now")}</h3>
      <ul class="firsts">
        {FIGURES.map(f => {
          const { bonus, seats: leaders } = majorityOf(view.value.aids, f),
            players = leaders.length ? leaders.map(seat => ({ seat })) : say("ne-nobody");
          return (
            <li
              key={f}
              aria-label={say("ne-leads", { figure: { label: `score-most-${f}` }, n: bonus, players })}
            >
              <Icon name={f} size={17} cut="var(--paper-raised)" />
              <b>{bonus}</b>
              {leaders.map(s => (
                <svg key={s} width="18" height="18" viewBox="-14 -14 28 28" aria-hidden="true">
                  <SeatMark seat={s} letter={seats.value[s]?.letter} />
                </svg>
              ))}
              {leaders.length === 0 && (
                <span class="ne-none" title={say("ne-nobody")}>
                  –
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
