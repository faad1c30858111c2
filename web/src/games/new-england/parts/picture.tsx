/* New England's board. */

import { Icon, SeatBadge } from "../../../kit";
import { codeOf } from "../../../text/args";
import type { LogEvent } from "../../../types";
import { isFigure } from "../model";
import type { Play } from "../play";
import { pointsOf } from "../words";
import { Card } from "./card";
import { Item } from "./item";

export function Picture({ play, event }: { play: Play; event: LogEvent }) {
  const { table } = play,
    { aids } = table.view.value,
    code =
      codeOf(event.args?.item) ??
      codeOf(event.args?.card) ??
      codeOf(event.args?.figure) ??
      codeOf(event.args?.terrain);
  if (event.kind === "income" || event.kind === "marker") return <Icon name="coin" size={22} />;
  if (code && isFigure(code)) return <Icon name={code} size={20} cut="var(--paper-raised)" />;
  if (code && aids.card_list.some(c => c.card === code))
    return <Card code={code} points={pointsOf(aids, code)} class="ne-mini" />;
  if (code) return <Item code={code} points={0} />;
  return event.seat === null ? (
    <Icon name="card" size={20} />
  ) : (
    <SeatBadge seat={event.seat} letter={table.seats.value[event.seat]?.letter} size={22} />
  );
}
