/* What the rulebook shows of Neuland. */
import type { FunctionComponent } from "preact";
import { need } from "../../lookup";
import type { CreateFigure } from "../figures";
import { type Aids, type Board, centreOf, SIDE } from "./model";
import { LandMap } from "./parts/land-map";
import { Stacks } from "./parts/stacks";
import { createPlay, type Play } from "./play";

/** The piece of the land round some hexes. */
function boxOf({ table }: Play, crop: readonly string[]): string | undefined {
  const { hexes } = table.view.value.board,
    found = crop.map(name =>
      need(
        hexes.find(({ hex }) => hex === name),
        name,
      ),
    ),
    points = found.map(({ q, r }) => centreOf(q, r)),
    xs = points.map(([x]) => x),
    ys = points.map(([, y]) => y),
    left = Math.min(...xs) - SIDE,
    top = Math.min(...ys) - SIDE;
  return points.length
    ? `${left} ${top} ${Math.max(...xs) + SIDE - left} ${Math.max(...ys) + SIDE - top}`
    : undefined;
}

interface PartProps {
  play: Play;
  crop: readonly string[];
}

function Land({ play, crop }: PartProps) {
  const box = boxOf(play, crop);
  return (
    <div class={box && "cut"}>
      <LandMap play={play} box={box} />
    </div>
  );
}

const PARTS: Readonly<Record<string, FunctionComponent<PartProps>>> = {
  land: Land,
  timeline: Land,
  stacks: ({ play }) => <Stacks play={play} />,
};

/** What the figure looks at stands in `peek`; a building that is looked at is also in hand, so that its places show. */
const create: CreateFigure<Board, Aids> = (table, { part, crop }) => {
  const play = createPlay(table),
    looked = table.peek.value?.action,
    Part = PARTS[part];
  if (!Part) throw new Error(`Neuland has no part "${part}" for a figure`);
  if (looked?.kind === "build") play.held.value = String(looked.building);
  return () => <Part play={play} crop={crop} />;
};

export default create;
