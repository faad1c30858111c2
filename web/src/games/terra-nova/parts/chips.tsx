/* The own area: the three actions, what a click would do, the land open and closed, the key of terrains. */

import type { Zone } from "../model";
import type { Play } from "../play";
import { GroundChip } from "./ground-chip";

export const Chips = ({ play, terrains }: { play: Play; terrains: Zone["terrains"] }) => {
  return (
    <span class="tn-chips">
      {terrains.map(t => (
        <GroundChip key={t.name} terrain={t.name} letter={play.table.say(`tn-letter-${t.name}`)} />
      ))}
    </span>
  );
};
