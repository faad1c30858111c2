/* Upright tablet, beside one's own village: the map small, and the villages of the others; a tap shows each large. */
import { SeatBadge } from "../../../kit";
import { total } from "../../../score";
import type { Play } from "../play";
import { Mini } from "./mini";
import { SharedLand } from "./shared-land";

export function Neighbours({ play }: { play: Play }) {
  const { seats, view, say, me } = play.table;
  return (
    <aside class="nh-aside">
      <button type="button" class="nh-thumb" onClick={() => play.table.showBoard()}>
        <SharedLand play={play} still />
        {say("nh-map")}
      </button>
      {seats.value
        .filter(who => who.seat !== me.value)
        .map(who => (
          <div key={who.seat} class="panel">
            <SeatBadge seat={who.seat} letter={who.letter} size={26} />
            <b>{who.name}</b>
            <span>{total(view.value.scores[who.seat])}</span>
            <Mini play={play} seat={who.seat} />
          </div>
        ))}
    </aside>
  );
}
