/* The top of each stack, and what lies below it. */

import { need, nth } from "../../../lookup";
import { Panel } from "../../../ui/panel";
import { LAND } from "../model";
import type { Play } from "../play";
import { goodsOf } from "./own-goods";
import { RecipeRow } from "./recipe-row";
import { Work } from "./work";

/** A possession that lies deeper in its stack. */
function Later({ play, kind }: { play: Play; kind: string }) {
  const { say, view } = play.table,
    tile = need(view.value.aids.tiles[kind], "tiles"),
    serves = say("nl-serves", {
      goods: goodsOf(nth(tile.recipes, 0, "recipes").inputs),
      n: tile.banners,
    }),
    text = `${say(`building-${kind}`)}: ${serves}, ${say(`terrain-${tile.terrain}`)}`;
  return (
    <span
      class="nl-next"
      role="img"
      data-cell={kind}
      title={text}
      style={{ "--tc": `var(--t-${LAND[tile.terrain]})` }}
    >
      <RecipeRow tile={tile} size={15} />
      <b>{tile.banners}</b>
    </span>
  );
}

export function Stacks({ play }: { play: Play }) {
  const { say, view } = play.table;
  return (
    <Panel title={say("nl-possessions")} end={say("nl-possessions-note")}>
      <div class="nl-stacks">
        {Object.entries(view.value.board.stacks).map(
          ([
            family,
            {
              left: [top, ...later],
            },
          ]) => (
            <div key={family}>
              <h3>{say(`family-${family}`)}</h3>
              {top ? (
                <Work play={play} kind={top} left={1} possession />
              ) : (
                <span class="nl-empty">{say("nl-stack-empty")}</span>
              )}
              {later.map(kind => (
                <Later key={kind} play={play} kind={kind} />
              ))}
            </div>
          ),
        )}
      </div>
    </Panel>
  );
}
