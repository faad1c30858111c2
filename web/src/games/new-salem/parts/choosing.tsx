/* While cards are chosen: has this player sealed a choice? */
import { Icon } from "../../../kit";
import type { Play } from "../play";

export const isChoosing = (play: Play): boolean =>
  play.asked.value === "pick" || play.asked.value === "last-two";

export function Choosing({ play, seat }: { play: Play; seat: number }) {
  const { say, view } = play.table;
  if (!isChoosing(play)) return null;
  return view.value.actors.includes(seat) ? (
    <span class="ns-choosing">{say("ns-choosing")}</span>
  ) : (
    <span class="ns-choosing ok">
      <Icon name="lock" size={13} />
      {say("ns-sealed")}
    </span>
  );
}
