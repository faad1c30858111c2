/* One kind of building: pressed, it is in hand and the land shows where it may go. */

import { Icon } from "../../../kit";
import { need, nth } from "../../../lookup";
import { noUse } from "../../no-use";
import { effectOf, glyphOf, LAND, type Tile } from "../model";
import type { Play } from "../play";
import { goodsOf } from "./own-goods";
import { RecipeRow } from "./recipe-row";

interface Shown {
  play: Play;
  kind: string;
  tile: Tile;
  left: number;
  /** The least time to build it; null where it cannot be built now. */
  least: number | null;
}

const Least = ({ n }: { n: number | null }) => (n === null ? null : <span class="least">{n}</span>);

/** A production building: price, time, how many are left, what it makes. */
const OfDisplay = ({ play, kind, tile, left, least }: Shown) => (
  <>
    <span class="cn">
      {tile.cost ? <Icon name={glyphOf(tile.cost)} size={15} /> : <i />}
      <Least n={least} />
      <span>{left ? `×${left}` : "–"}</span>
    </span>
    <RecipeRow tile={tile} size={15} />
    <span class="nm">{play.table.say(`nl-short-${kind}`)}</span>
  </>
);

/** A possession: its name, the goods it asks for, banners and price. */
const OfStack = ({ play, kind, tile, least }: Shown) => (
  <>
    <b>{play.table.say(`nl-short-${kind}`)}</b>
    <RecipeRow tile={tile} size={19} />
    <span class="ban">
      {tile.banners}
      <Icon name="banner" size={14} />
      {tile.cost && <Icon name={glyphOf(tile.cost)} size={15} class="price" />}
    </span>
    <small class="cost">{play.table.say(`terrain-${tile.terrain}`)}</small>
    <Least n={least} />
  </>
);

/** Ask why a building cannot be built, in a hex of its terrain with room if there is one. */
function askWhy({ table }: Play, kind: string, tile: Tile): void {
  const { hexes } = table.view.value.board,
    fit = hexes.find(h => h.terrain === tile.terrain && h.slots.includes(null));
  table.whyNot({ kind: "build", building: kind, hex: (fit ?? nth(hexes, 0, "hexes")).hex });
}

export function Work({
  play,
  kind,
  left,
  possession = false,
}: {
  play: Play;
  kind: string;
  left: number;
  possession?: boolean;
}) {
  const { table, held } = play,
    { say } = table,
    tile = need(table.view.value.aids.tiles[kind], "tiles"),
    can = table.legal.value.where("build", { building: kind }),
    least = can.length ? Math.min(...can.map(a => effectOf(a).time ?? 0)) : null,
    shown = { play, kind, tile, left, least },
    state = can.length ? "can" : left ? "" : "out";
  const press = () => {
    if (can.length) play.hold(kind);
    else if (play.asked.value === "act") askWhy(play, kind, tile);
    else noUse();
  };
  return (
    <button
      type="button"
      class={`nl-work ${state}`}
      data-cell={kind}
      data-legal={can.length ? true : undefined}
      style={{ "--tc": `var(--t-${LAND[tile.terrain]})` }}
      aria-pressed={held.value === kind}
      title={`${say(`building-${kind}`)}. ${say("nl-grade", { grade: { label: `grade-${tile.grade}` } })}`}
      onClick={press}
    >
      <span class="vh">{describe(play, kind, tile, left, least)}</span>
      <span class="nl-seen" aria-hidden="true">
        {possession ? <OfStack {...shown} /> : <OfDisplay {...shown} />}
      </span>
    </button>
  );
}

function describe(play: Play, kind: string, tile: Tile, left: number, least: number | null): string {
  const { say } = play.table,
    parts = [say(`building-${kind}`), say(`terrain-${tile.terrain}`)];
  if (tile.cost) parts.push(say("nl-costs", { good: { label: `good-${tile.cost}` } }));
  for (const r of tile.recipes)
    parts.push(
      tile.family
        ? say("nl-serves", { goods: goodsOf(r.inputs), n: tile.banners })
        : say("nl-makes", {
            from: r.inputs.length ? "yes" : "no",
            goods: goodsOf(r.inputs),
            good: { label: r.output ? `good-${r.output}` : "nl-mineral" },
          }),
    );
  parts.push(say("nl-left", { n: left }));
  if (least !== null) parts.push(say("nl-can-build", { n: least }));
  return parts.join(", ");
}
