/* The own area: the three actions, what a click would do, the land open and closed, the key of terrains. */

import { Figure } from "../../../kit";
import type { Play } from "../play";
import { StonePicture } from "./stone-picture";

export const DonePicture = ({ play, stone }: { play: Play; stone: boolean }) =>
  stone ? (
    <StonePicture size={26} />
  ) : (
    <svg width="26" height="26" viewBox="-15 -29 30 32" aria-hidden="true">
      <Figure seat={play.table.view.value.board.turn.seat ?? 0} x={0} y={0} />
    </svg>
  );
