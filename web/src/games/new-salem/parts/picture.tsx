/* New Salem's board. */
import { type GlyphName, Icon, SeatBadge } from "../../../kit";
import { codeOf } from "../../../text/args";
import type { LogEvent } from "../../../types";
import type { Built } from "../model";
import type { Play } from "../play";
import { Panorama } from "./panorama";

const ICONS: Readonly<Record<string, GlyphName>> = {
  remove: "undespair",
  "place-hope": "hope",
  give: "hope",
  "place-despair": "despair",
  "famine-hope": "hope",
  "famine-despair": "despair",
  trigger: "star",
  constable: "star",
  "first-constable": "star",
  "badges-return": "badge",
  trial: "trial",
  retrial: "trial",
  pardon: "ok",
  pillory: "lock",
  look: "eye",
  "open-event": "card",
  round: "glass",
  deal: "hand",
  pass: "hand",
  "return-one": "hand",
  "return-both": "hand",
  accuse: "warn",
  "final-trials": "trial",
  "final-sets": "house",
  "final-witches-win": "despair",
  "final-puritans-win": "hope",
  "final-all-lose": "despair",
};

export function Picture({ play, event }: { play: Play; event: LogEvent }) {
  const { table } = play,
    building = codeOf(event.args?.building) ?? "",
    card = table.view.value.aids.buildings[building];
  if (card && event.kind.startsWith("build"))
    return (
      <Panorama
        set={[
          {
            ...card,
            building: building as Built["building"],
            number: 1,
            hope: Number(event.args?.hope ?? 0),
            despair: Number(event.args?.despair ?? 0),
          },
        ]}
      />
    );
  const icon =
    ICONS[event.kind] ?? (/^(claim|offer|nominate|no-better)/.test(event.kind) ? "chat" : undefined);
  if (icon)
    return (
      <Icon
        name={icon}
        size={22}
        cut="var(--paper-raised)"
        color={icon === "star" ? "var(--ochre)" : undefined}
      />
    );
  return event.seat === null ? (
    <Icon name="card" size={20} />
  ) : (
    <SeatBadge seat={event.seat} letter={table.seats.value[event.seat]?.letter} size={22} />
  );
}
