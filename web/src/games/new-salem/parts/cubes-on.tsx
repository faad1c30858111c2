/* Hope and despair of a seat or a place, as two small sums. */
import { Icon } from "../../../kit";
import { nth } from "../../../lookup";
import { total } from "../model";
import type { Play } from "../play";

/** All cubes of a district; gifts lie beside the constable's until they are placed. */
export function CubeSums({ play, seat }: { play: Play; seat: number }) {
  const { say, view } = play.table,
    { board } = view.value,
    town = nth(board.towns, seat, "towns"),
    gifts = board.constable === seat ? board.gifts : 0;
  return (
    <span class="ns-sums">
      <span title={say("cube-hope")}>
        <Icon name="hope" size={16} />
        <span class="vh">{say("cube-hope")} </span>
        <b>
          {total(town, "hope")}
          {gifts > 0 ? `+${gifts}` : ""}
        </b>
      </span>
      <span title={say("cube-despair")}>
        <Icon name="despair" size={16} />
        <span class="vh">{say("cube-despair")} </span>
        <b>{total(town, "despair")}</b>
      </span>
    </span>
  );
}
