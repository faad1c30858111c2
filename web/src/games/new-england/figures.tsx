/* What the rulebook shows of New England. */
import type { FunctionComponent } from "preact";
import { nth } from "../../lookup";
import type { LegalAction } from "../../types";
import type { CreateFigure } from "../figures";
import {
  type Aids,
  type Board,
  effectOf,
  named,
  SIDE,
  spacesOf,
  type TerrainId,
  WIDTH,
  xOf,
  yOf,
} from "./model";
import { Barns } from "./parts/barns";
import { Buttons } from "./parts/buttons";
import { Coast } from "./parts/coast";
import { Leading } from "./parts/leading";
import { OfferPanel } from "./parts/offer-panel";
import { Strip } from "./parts/strip";
import { createPlay, type Play } from "./play";
import "./figures.css";

interface PartProps {
  play: Play;
  crop: readonly string[];
}

/** The piece of the coast that two spaces bound, with a little of what lies around. */
function boxOf({ table }: Play, crop: readonly string[]): string | undefined {
  const found = named(spacesOf(table.view.value.board), crop),
    xs = found.map(({ column }) => xOf(column)),
    ys = found.map(({ row }) => yOf(row)),
    left = Math.min(...xs) - 14,
    top = Math.min(...ys) - 14;
  return found.length
    ? `${left} ${top} ${Math.max(...xs) + SIDE + 14 - left} ${Math.max(...ys) + SIDE + 14 - top}`
    : undefined;
}

const Piece = ({ play, box }: { play: Play; box: string | undefined }) => (
  <div class={box && "cut"}>
    <Coast play={play} box={box} />
  </div>
);

function OwnBarns({ play }: PartProps) {
  const seat = play.table.me.value ?? 0;
  return (
    <section class="panel strip">
      <Barns play={play} own={nth(play.table.view.value.board.seats, seat, "seats")} seat={seat} />
    </section>
  );
}

const PARTS: Readonly<Record<string, FunctionComponent<PartProps>>> = {
  coast: ({ play, crop }) => <Piece play={play} box={boxOf(play, crop)} />,
  markers: ({ play }) => <Piece play={play} box={`0 0 ${WIDTH} 112`} />,
  offer: ({ play }) => (
    <div class="ne-figure">
      <OfferPanel play={play} />
    </div>
  ),
  announce: ({ play }) => (
    <div class="choices">
      <Buttons play={play} />
    </div>
  ),
  strip: ({ play }) => <Strip play={play} />,
  barns: OwnBarns,
  most: ({ play }) => (
    <section class="panel strip">
      <Leading play={play} />
    </section>
  ),
};

/** What the figure looks at, as if the reader pointed at the first of its spaces. */
function pointAt({ terrain, over }: Play, looked: LegalAction): void {
  const { action } = looked;
  if (action.kind === "place-start") terrain.value = action.terrain as TerrainId;
  over.value = effectOf(looked).spaces?.[0] ?? null;
}

const create: CreateFigure<Board, Aids> = (table, { part, crop }) => {
  const play = createPlay(table),
    looked = table.peek.value,
    Part = PARTS[part];
  if (!Part) throw new Error(`New England has no part "${part}" for a figure`);
  if (looked) pointAt(play, looked);
  return () => <Part play={play} crop={crop} />;
};

export default create;
