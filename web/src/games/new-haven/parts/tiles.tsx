/* Tiles in hand and the shipment; the one that will be laid carries the wax line. */
import type { ComponentChildren } from "preact";
import { box, Selected, WoodenBack } from "../../../kit";
import { noUse } from "../../no-use";
import { RESOURCES, type Resource } from "../model";
import { inHand } from "../pieces";
import { hold, ownBoard, type Play, rotate } from "../play";
import { tileWords, turnWords } from "../words";
import { Chip } from "./chip";
import { Tile } from "./tile";

const EDGE = box(-1, -1, 102, 102);

interface InHandProps {
  /** Its name for who walks by keys. */
  cell: string;
  label: string;
  piece?: string | undefined;
  on: boolean;
  can: boolean;
  onPick: () => void;
  children: ComponentChildren;
}

/** What cannot be laid now can still be read: it is not pressed, but walked to. */
const InHand = ({ cell, label, piece, on, can, onPick, children }: InHandProps) => (
  <button
    type="button"
    class="nh-tile"
    data-cell={cell}
    data-legal={can ? "" : undefined}
    data-own=""
    aria-pressed={on}
    aria-disabled={!can}
    aria-label={label}
    onClick={can ? onPick : noUse}
  >
    <svg viewBox="-6 -6 112 112" class="nh-art" aria-hidden="true" data-piece={piece}>
      {children}
      {on && <Selected d={EDGE} />}
    </svg>
  </button>
);

interface TileProps {
  play: Play;
  tiles: readonly string[];
  tile: string;
  i: number;
  on: boolean;
}

function TileButton({ play, tiles, tile, i, on }: TileProps) {
  const { say, legal } = play.table,
    turn = on ? play.turn.value : 0,
    lies = tileWords(say, tile, turn);
  return (
    <InHand
      cell={`tile-${i + 1}`}
      label={say("nh-tile", { n: i + 1, lies: turn ? `${turnWords(say, turn)}, ${lies}` : lies })}
      piece={play.pieces.value.get(inHand(tiles, i))?.id}
      on={on}
      can={legal.value.where("lay-tile", { tile }).length > 0}
      onPick={() => (on ? rotate(play) : hold(play, { kind: "tile", tile }))}
    >
      <Tile tile={tile} turn={turn} />
    </InHand>
  );
}

const ShipmentButton = ({ play, on }: { play: Play; on: boolean }) => (
  <InHand
    cell="shipment"
    label={play.table.say("nh-shipment")}
    on={on}
    can={play.table.legal.value.of("lay-shipment").length > 0}
    onPick={() => hold(play, { kind: "shipment", resource: "sheep" })}
  >
    <WoodenBack size={100} glyph="ship" />
  </InHand>
);

/** What the shipment in hand stands for. */
const StandsFor = ({ play, now }: { play: Play; now: Resource }) => (
  <fieldset class="nh-as" aria-label={play.table.say("nh-shipment-as")}>
    {RESOURCES.map(resource => (
      <button
        key={resource}
        type="button"
        aria-pressed={resource === now}
        aria-label={play.table.say(`resource-${resource}`)}
        onClick={() => hold(play, { kind: "shipment", resource })}
      >
        <Chip resource={resource} size={30} />
      </button>
    ))}
  </fieldset>
);

export function Tiles({ play }: { play: Play }) {
  const own = ownBoard(play),
    held = play.held.value,
    tiles = own?.tiles ?? [],
    /* Of two equal tiles the first one is held. */
    heldAt = held?.kind === "tile" ? tiles.indexOf(held.tile) : -1;
  return (
    <>
      {tiles.map((tile, i) => (
        <TileButton key={i} play={play} tiles={tiles} tile={tile} i={i} on={i === heldAt} />
      ))}
      {own?.shipment && <ShipmentButton play={play} on={held?.kind === "shipment"} />}
      {held?.kind === "shipment" && <StandsFor play={play} now={held.resource} />}
    </>
  );
}
