/* A neighbour at the side of the hand: where cards come from, where they go. */

import { Icon, range, SeatBadge } from "../../../kit";
import type { Play } from "../play";

export const Neighbour = ({ play, seat, to, n }: { play: Play; seat: number; to: boolean; n: number }) => {
  const who = play.table.seats.value[seat];
  return (
    <div class={`ns-pass ${to ? "to" : "from"}`}>
      <span class="backs" aria-hidden="true">
        {range(Math.min(n, 4)).map(i => (
          <i key={i} />
        ))}
      </span>
      <Icon name="arrow" size={20} />
      <SeatBadge seat={seat} letter={who?.letter} size={24} />
      <small>{play.table.say(to ? "ns-goes-to" : "ns-comes-from", { n, player: { seat } })}</small>
    </div>
  );
};
