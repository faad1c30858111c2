/* What the rulebook shows of New Haven. */
import { computed } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { Drawing, NeatLine } from "../../kit";
import type { LegalAction } from "../../types";
import type { Table } from "../board";
import type { CreateFigure } from "../figures";
import { type Aids, area, type Board, SIDE, TILE } from "./model";
import { Charters } from "./parts/charters";
import { Land } from "./parts/land";
import { MARGIN } from "./parts/measures";
import { Row } from "./parts/open-buildings";
import { Preview } from "./parts/preview";
import { SpaceNames } from "./parts/space-names";
import { Spaces } from "./parts/spaces";
import { Tiles } from "./parts/tiles";
import { Track } from "./parts/track";
import { Village } from "./parts/village";
import { createPlay, type Face, type Play } from "./play";

const EDGE = 10 + MARGIN;

/** A piece of the harvest board with its own neat line. */
function Harvest({ play }: { play: Play }) {
  const frame = area(play.table.view.value.board.spaces),
    w = frame.across * TILE,
    h = frame.down * TILE;
  return (
    <Drawing
      class="map nh-art"
      viewBox={`${-EDGE} ${-EDGE} ${w + EDGE + 12} ${h + EDGE + 12}`}
      label={play.table.say("nh-map")}
    >
      <NeatLine w={w} h={h} />
      <SpaceNames play={play} frame={frame} />
      <Land play={play} frame={frame} />
      <Spaces play={play} frame={frame} />
      <Preview play={play} frame={frame} counted />
    </Drawing>
  );
}

const Ruler = ({ play }: { play: Play }) => (
  <Drawing class="nh-art" viewBox="-4 -76 668 112" label={play.table.say("nh-map")}>
    <Track play={play} x={0} y={0} length={660} upright={false} phone={false} />
  </Drawing>
);

const Offer = ({ play }: { play: Play }) => (
  <Drawing class="nh-art" viewBox="-42 -50 560 104" label={play.table.say("nh-open-1")}>
    <Row play={play} step={88} across />
  </Drawing>
);

const own = ({ table }: Play): number => table.me.value ?? 0;
const other = ({ table }: Play): number => (own({ table } as Play) + 1) % table.view.value.players;

const PARTS: Readonly<Record<string, FunctionComponent<{ play: Play }>>> = {
  board: Harvest,
  village: ({ play }) => <Village play={play} seat={own(play)} />,
  "other-village": ({ play }) => <Village play={play} seat={other(play)} />,
  "village-track": ({ play }) => (
    <>
      <Ruler play={play} />
      <Village play={play} seat={own(play)} />
    </>
  ),
  "village-charters": ({ play }) => (
    <>
      <Village play={play} seat={own(play)} />
      <Charters play={play} />
    </>
  ),
  offer: ({ play }) => (
    <>
      <Ruler play={play} />
      <Offer play={play} />
    </>
  ),
  hand: ({ play }) => (
    <div class="hand nh-art">
      <Tiles play={play} />
    </div>
  ),
};

/** The table without the spaces beyond the rectangle that two cells bound. */
function cropped(table: Table<Board, Aids>, crop: readonly string[]): Table<Board, Aids> {
  const { spaces } = table.view.value.board,
    at = crop.map(name => spaces.findIndex(space => space.name === name)),
    columns = at.map(i => i % SIDE),
    rows = at.map(i => Math.floor(i / SIDE));
  if (!at.length) return table;
  const within = (n: number, bounds: readonly number[]) =>
      n >= Math.min(...bounds) && n <= Math.max(...bounds),
    inside = (i: number) => within(i % SIDE, columns) && within(Math.floor(i / SIDE), rows);
  const view = computed(() => {
    const whole = table.view.value;
    return {
      ...whole,
      board: {
        ...whole.board,
        spaces: whole.board.spaces.map((space, i) =>
          inside(i) ? space : { name: space.name, kind: "outside" as const },
        ),
      },
    };
  });
  return { ...table, view };
}

/** What the figure looks at, as if the reader had it in hand. */
function takeUp({ held, turn, pinned, chosen, plot, face }: Play, { action }: LegalAction): void {
  if (action.kind === "build") {
    chosen.value = String(action.building);
    plot.value = String(action.plot);
    face.value = action.face as Face;
  } else {
    held.value =
      action.kind === "lay-tile"
        ? { kind: "tile", tile: String(action.tile) }
        : { kind: "shipment", resource: action.resource as "stone" };
    turn.value = Number(action.turn ?? 0);
    pinned.value = String(action.space);
  }
}

const create: CreateFigure<Board, Aids> = (table, { part, crop }) => {
  const play = createPlay(cropped(table, crop)),
    Part = PARTS[part],
    looked = table.peek.value;
  if (!Part) throw new Error(`New Haven has no part "${part}" for a figure`);
  if (looked) takeUp(play, looked);
  return () => <Part play={play} />;
};

export default create;
