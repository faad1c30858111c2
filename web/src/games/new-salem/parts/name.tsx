/* The button on a player's district when a player is to be named. */
import { Icon, pointing } from "../../../kit";
import type { Play } from "../play";

export function Name({ play, seat }: { play: Play; seat: number }) {
  const { table } = play,
    action =
      table.legal.value.find("name-constable", { seat }) ?? table.legal.value.find("choose-player", { seat });
  if (!action) return null;
  const constable = action.action.kind === "name-constable",
    name = table.seats.value[seat]?.name ?? "";
  return (
    <button
      type="button"
      class="btn small ns-name"
      data-cell={`name-${table.seats.value[seat]?.letter}`}
      data-legal
      aria-label={`${table.say(constable ? "ns-name-constable" : "ns-choose")}: ${name}`}
      onClick={() => table.choose(action)}
      {...pointing(on => {
        table.peek.value = on ? action : null;
      })}
    >
      {constable && <Icon name="star" size={16} />}
      <span aria-hidden="true">{table.say(constable ? "ns-name-constable" : "ns-choose")}</span>
    </button>
  );
}
