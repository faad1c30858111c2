/* Places of the timeline, and the end of the turn that the reader looks at. */
import { type End, effectOf, INNER, OUTER } from "../model";
import type { Play } from "../play";

/** Instead of the next player: somebody stands on the space, or the action is still being paid. */
export const TAKEN = -1,
  UNKNOWN = -2;

export const MIDDLE = (INNER + OUTER) / 2;

/** Space of the timeline that the reader looks at: an end of the turn, or where an action would lead. */
export function shown(play: Play): End | null {
  const action = play.doing.value,
    { space, total, next, time } = effectOf(action),
    { board } = play.table.view.value,
    { timeline } = board;
  if (!action) return null;
  if (space !== undefined && total !== undefined && next !== undefined) return { space, total, next };
  const spend = play.way.value?.time ?? time;
  if (spend === undefined) return null;
  const following = board.payment ? UNKNOWN : TAKEN;
  return (
    play.endAfter(spend) ?? {
      space: (timeline.marker + timeline.spent + spend) % timeline.spaces,
      total: timeline.spent + spend,
      next: following,
    }
  );
}
