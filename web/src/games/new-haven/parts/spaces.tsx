/* Every space of the harvest board as a cell: what lies there, and what laying there would bring. */
import { box } from "../../../kit";
import { Cell } from "../../cell";
import { type Area, cornerOf, inPlay, type Space, TILE } from "../model";
import { type Play, settle } from "../play";
import { layWords, spaceWords } from "../words";

function SpaceCell({ play, space, x, y }: { play: Play; space: Space; x: number; y: number }) {
  const { table, over, held, turn } = play,
    action = space.kind === "free" ? play.lays(space.name) : undefined,
    asked = table.legal.value.of("lay-tile")[0];
  /* A tile is to be laid, only not here. */
  const ask = () => {
    const tile = held.value?.kind === "tile" ? held.value.tile : String(asked?.action.tile);
    table.whyNot({ kind: "lay-tile", tile, space: space.name, turn: turn.value });
  };
  return (
    <Cell
      name={space.name}
      label={action ? layWords(table.say, action, "nh-at-offer") : spaceWords(table.say, space)}
      d={action ? box(x + 7, y + 7, TILE - 14, TILE - 14) : box(x + 2, y + 2, TILE - 4, TILE - 4)}
      thin
      legal={action !== undefined}
      pressed={action && play.pinned.value === space.name}
      onPick={action ? () => settle(play, space.name) : asked && ask}
      onPeek={on => {
        over.value = on ? space.name : over.value === space.name ? null : over.value;
      }}
    />
  );
}

export const Spaces = ({ play, frame }: { play: Play; frame: Area }) => (
  <>
    {inPlay(play.table.view.value.board.spaces).map(({ space, i }) => (
      <SpaceCell key={space.name} play={play} space={space} {...cornerOf(i, frame)} />
    ))}
  </>
);
