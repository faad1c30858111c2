/* The own area: the three actions, what a click would do, the land open and closed, the key of terrains. */

import { SeatBadge } from "../../../kit";
import type { Play } from "../play";

export const Badges = ({ play, counts }: { play: Play; counts: readonly number[] }) => (
  <>
    {counts.map(
      (n, seat) =>
        n > 0 && (
          <span key={seat} class="tn-count">
            <SeatBadge seat={seat} letter={play.table.seats.value[seat]?.letter} size={20} />
            <span class="vh">{play.table.seats.value[seat]?.name}: </span>
            {n}
          </span>
        ),
    )}
  </>
);
