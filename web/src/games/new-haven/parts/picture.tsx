/* New Haven's board. */

import { Icon, SeatBadge } from "../../../kit";
import { codeOf } from "../../../text/args";
import type { LogEvent } from "../../../types";
import { building, type Resource } from "../model";
import type { Play } from "../play";
import { Building } from "./building";
import { Disc } from "./disc";
import { Tile } from "./tile";

export function Picture({ play, event }: { play: Play; event: LogEvent }) {
  const { args = {} } = event,
    code = codeOf(args.building),
    resource = codeOf(args.resource),
    seats = play.table.seats.value;
  const art = (body: preact.ComponentChildren, viewBox = "-16 -16 32 32") => (
    <svg class="nh-art" viewBox={viewBox} aria-hidden="true">
      {body}
    </svg>
  );
  if (event.kind === "built-down")
    return art(
      code ? (
        <Disc {...building(code)} r={15} down />
      ) : (
        <Disc resource={resource as Resource} number={null} r={15} down />
      ),
    );
  if (code) return art(<Building code={code} r={15} />);
  if ((event.kind === "laid-tile" || event.kind === "flipped") && typeof args.tile === "string")
    return art(<Tile tile={args.tile} />, "-4 -4 108 108");
  return event.seat === null ? (
    <Icon name="tile" size={20} />
  ) : (
    <SeatBadge seat={event.seat} letter={seats[event.seat]?.letter} size={22} />
  );
}
