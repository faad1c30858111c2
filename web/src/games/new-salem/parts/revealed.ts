/* What was just built, in the order in which it is turned. */

import { codeOf } from "../../../text/args";
import type { Play } from "../play";

/** Cards built since the viewer's last act, in the order in which they are turned: the constable's first, then clockwise. */
export function revealed(play: Play, seat: number): Map<string, number> {
  const { board, players } = play.table.view.value,
    first = board.constable ?? 0;
  const built = play.table.fresh.value
    .filter(e => e.seat === seat && (e.kind === "build" || e.kind === "build-tried"))
    .map(e => codeOf(e.args?.building) ?? "");
  return new Map(built.map((name, i) => [name, ((seat - first + players) % players) + i * 0.2]));
}
