/* The land, open and closed. */

import type { ComponentChildren } from "preact";
import { Icon, SeatBadge } from "../../../kit";
import { nth } from "../../../lookup";
import type { Land, Zone } from "../model";
import type { Play } from "../play";
import { Badges } from "./badges";
import { Chips } from "./chips";
import { territoryInWords, zoneInWords } from "./names";
import { terrainList } from "./terrain-list";

/** A piece of land in the list: pressed, it is outlined on the island. */
const Row = ({ play, land, children }: { play: Play; land: Land; children: ComponentChildren }) => (
  <li>
    <button
      type="button"
      data-cell={`land-${nth(land.hexes, 0, "hexes")}`}
      aria-pressed={play.looked.value === land}
      onClick={() => play.look(land)}
    >
      {children}
    </button>
  </li>
);

const ZoneRow = ({ play, zone }: { play: Play; zone: Zone }) => (
  <Row play={play} land={zone}>
    <span class="vh">{zoneInWords(play, zone)}</span>
    <span class="tn-seen" aria-hidden="true">
      <span class="tn-n">{zone.size}</span>
      <span class="tn-what">
        <Chips play={play} terrains={zone.terrains} />
        <span class="tn-counts">
          <Badges play={play} counts={zone.pioneers} />
        </span>
      </span>
      {zone.open ? null : <b>{zone.value}</b>}
    </span>
  </Row>
);

const TerritoryRow = ({ play, land }: { play: Play; land: Land }) => (
  <Row play={play} land={land}>
    <span class="vh">{territoryInWords(play, land)}</span>
    <span class="tn-seen" aria-hidden="true">
      <span class="tn-owners">
        {land.winners.length
          ? land.winners.map(seat => (
              <SeatBadge key={seat} seat={seat} letter={play.table.seats.value[seat]?.letter} size={24} />
            ))
          : "–"}
      </span>
      <span class="tn-what">
        {play.table.say("tn-territory", {
          n: land.size,
          times: land.value / land.size,
          terrains: terrainList(land.terrains),
        })}
      </span>
      <b>{land.winners.length ? land.points : 0}</b>
    </span>
  </Row>
);

export function LandPanel({ play }: { play: Play }) {
  const { table, overlay } = play,
    { board, aids } = table.view.value;
  return (
    <section class="panel">
      <header>
        <h2>{table.say("tn-land")}</h2>
        <button type="button" class="tn-toggle end" aria-pressed={overlay.value} onClick={() => play.zones()}>
          <Icon name="map" size={15} cut={overlay.value ? "var(--ink)" : "var(--paper-raised)"} />
          {table.say("tn-zones")} <kbd>Z</kbd>
        </button>
      </header>
      <ul class="tn-land">
        {aids.zones.map(zone => (
          <ZoneRow key={zone.hexes[0]} play={play} zone={zone} />
        ))}
        {board.territories.map(land => (
          <TerritoryRow key={land.hexes[0]} play={play} land={land} />
        ))}
      </ul>
    </section>
  );
}
