/* What texts and log call the spaces of the harvest board by. */
import { Margin } from "../../margin";
import { type Area, cornerOf, inPlay, TILE } from "../model";
import type { Play } from "../play";
import { MARGIN } from "./measures";

/** Letters above the columns, numbers beside the rows. */
export function SpaceNames({ play, frame }: { play: Play; frame: Area }) {
  const named = inPlay(play.table.view.value.board.spaces).map(({ space: { name }, i }) => ({
    letter: name.slice(0, 1),
    number: name.slice(1),
    ...cornerOf(i, frame),
  }));
  const columns = new Map(named.map(({ letter, x }) => [letter, x + TILE / 2])),
    rows = new Map(named.map(({ number, y }) => [number, y + TILE / 2]));
  return (
    <Margin
      columns={[...columns].map(([name, x]) => ({ name, x }))}
      rows={[...rows].map(([name, y]) => ({ name, y }))}
      x={-8 - MARGIN / 2}
      y={-15}
      size={20}
    />
  );
}
