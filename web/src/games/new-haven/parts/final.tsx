/* The end: the land that was shared out, and every village with its colonists. */
import { total } from "../../../score";
import type { Play } from "../play";
import { SharedLand } from "./shared-land";
import { Village } from "./village";

export function Final({ play }: { play: Play }) {
  const { seats, view, say } = play.table,
    order = view.value.outcome?.ranking.flat() ?? seats.value.map(who => who.seat);
  return (
    <div class="nh-final" data-players={order.length}>
      <SharedLand play={play} class="map" named />
      <ul>
        {order.map(seat => (
          <li key={seat}>
            <h2>{seats.value[seat]?.name}</h2>
            <span>
              <b class="num">{total(view.value.scores[seat])}</b>{" "}
              {say("nh-colonists", { n: total(view.value.scores[seat]) })}
            </span>
            <Village play={play} seat={seat} />
          </li>
        ))}
      </ul>
    </div>
  );
}
