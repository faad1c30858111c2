/* The end: the land that was shared out, and every village with its colonists. */
import { Drawing, NeatLine } from "../../../kit";
import { total } from "../../../score";
import { area, SIDE, TILE } from "../model";
import type { Play } from "../play";
import { Corners } from "./corners";
import { Land } from "./land";
import { Village } from "./village";

function Shared({ play }: { play: Play }) {
  const { spaces } = play.table.view.value.board,
    frame = area(spaces),
    w = frame.across * TILE,
    h = frame.down * TILE;
  return (
    <Drawing class="map nh-art" viewBox={`-12 -12 ${w + 24} ${h + 24}`} label={play.table.say("nh-map")}>
      <NeatLine w={w} h={h} />
      {spaces[0]?.kind === "outside" && frame.across === SIDE && <Corners w={w} h={h} />}
      <Land play={play} frame={frame} />
    </Drawing>
  );
}

export function Final({ play }: { play: Play }) {
  const { seats, view, say } = play.table,
    order = view.value.outcome?.ranking.flat() ?? seats.value.map(who => who.seat);
  return (
    <div class="nh-final" data-players={order.length}>
      <Shared play={play} />
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
