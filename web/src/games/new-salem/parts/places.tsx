/* A district on one sheet: six kinds at six fixed places, each a strip of three; a full set has a line and a tick. */
import { Icon } from "../../../kit";
import { nth } from "../../../lookup";
import { kindsOf } from "../model";
import type { Play } from "../play";
import { Place } from "./place";
import { TypeBadge } from "./type-badge";

export function Places({ play, seat }: { play: Play; seat: number }) {
  const { view, say } = play.table,
    { board, aids } = view.value;
  return (
    <div class="ns-places">
      {kindsOf(nth(board.towns, seat, "towns"), aids.buildings).map(({ type, places, full }) => (
        <div
          key={type}
          class={`ns-kind${full ? " full" : ""}${places.some(p => p.spots.length) ? "" : " none"}`}
        >
          <TypeBadge type={type} size={15} />
          {places.map((place, at) => (
            <Place key={place.building} play={play} seat={seat} type={type} at={at} place={place} />
          ))}
          {full > 0 && (
            <span class="ns-tick" title={say("ns-full-sets")}>
              <Icon name="ok" size={11} />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
