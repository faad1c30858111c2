/* Upright tablet, beside one's own village: the map small, the villages of the others, a tap shows each large; and
   the open buildings, which are drawn from at the turn's end. */
import { SeatBadge } from "../../../kit";
import { total } from "../../../score";
import type { Play } from "../play";
import { Building } from "./building";
import { Mini } from "./mini";
import { SharedLand } from "./shared-land";

/** To be looked at: they are taken on the map. */
function StillOpen({ play }: { play: Play }) {
  const { say, view } = play.table,
    { offer } = view.value.board;
  return (
    <div class="nh-still nh-art" aria-hidden="true">
      {`${say("nh-open-1")} ${say("nh-open-2")}`}
      <svg aria-hidden="true" viewBox={`0 0 ${offer.length * 74} 74`}>
        {offer.map((code, i) => (
          <g key={i} transform={`translate(${i * 74 + 37} 37)`}>
            <circle r="35" fill="var(--paper-sunk)" stroke="var(--rule)" stroke-width="1.5" />
            {code && <Building code={code} r={31} />}
          </g>
        ))}
      </svg>
    </div>
  );
}

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
      <StillOpen play={play} />
    </aside>
  );
}
