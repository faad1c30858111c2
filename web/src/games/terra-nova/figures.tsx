/* What the rulebook shows of Terra Nova. */
import type { CreateFigure } from "../figures";
import { type Aids, type Board, SIDE } from "./model";
import { IslandMap } from "./parts/island-map";
import { createPlay, type Play } from "./play";

const PARTS: readonly string[] = ["island", "zones"];

/** The piece of the chart round some hexes. */
function boxOf({ chart }: Play, crop: readonly string[]): string | undefined {
  const points = crop.map(name => chart.value.at(name)),
    xs = points.map(([x]) => x),
    ys = points.map(([, y]) => y),
    left = Math.min(...xs) - SIDE,
    top = Math.min(...ys) - SIDE;
  return points.length
    ? `${left} ${top} ${Math.max(...xs) + SIDE - left} ${Math.max(...ys) + SIDE - top}`
    : undefined;
}

/** What the figure looks at, as if the reader pointed at it; a lone pioneer that can move is taken up. */
const create: CreateFigure<Board, Aids> = (table, { part, crop }) => {
  const looked = table.peek.value,
    play = createPlay(table);
  if (!PARTS.includes(part)) throw new Error(`Terra Nova has no part "${part}" for a figure`);
  if (looked) play.at.value = String(looked.action.target ?? looked.action.hex);
  if (part === "zones") play.overlay.value = true;
  const box = boxOf(play, crop);
  return () => (
    <div class={box && "cut"}>
      <IslandMap play={play} box={box} />
    </div>
  );
};

export default create;
