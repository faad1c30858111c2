/* Neuland's board. */

import { Icon, SeatBadge, seatColour } from "../../../kit";
import { codeOf } from "../../../text/args";
import type { LogEvent } from "../../../types";
import type { Play } from "../play";
import { GoodChip } from "./good-chip";

export function Picture({ play, event }: { play: Play; event: LogEvent }) {
  const { args = {} } = event,
    good = codeOf(args.good),
    seats = play.table.seats.value,
    list = Array.isArray(args.goods) ? args.goods : Array.isArray(args.minerals) ? args.minerals : [];
  const colour = event.seat === null ? undefined : seatColour(event.seat);
  if (event.kind === "banners" || event.kind === "win")
    return <Icon name="banner" size={22} color={colour} />;
  if (event.kind === "build" || event.kind === "settle")
    return <Icon name="house" size={22} color={colour} cut="var(--paper-raised)" />;
  if (event.kind === "wheelbarrow") return <Icon name="barrow" size={22} cut="var(--paper-raised)" />;
  if (event.kind === "spoil") return <Icon name="warn" size={22} color="var(--ochre)" />;
  if (event.kind === "end-turn") return <Icon name="glass" size={20} />;
  if (good) return <GoodChip good={good} size={22} />;
  if (list.length) return <GoodChip good={codeOf(list[0]) ?? "mineral"} size={22} />;
  return event.seat === null ? (
    <Icon name="mineral" size={20} />
  ) : (
    <SeatBadge seat={event.seat} letter={seats[event.seat]?.letter} size={22} />
  );
}
