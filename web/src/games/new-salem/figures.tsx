/* What the rulebook shows of New Salem. */
import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { need, nth } from "../../lookup";
import type { CreateFigure } from "../figures";
import type { Aids, Board } from "./model";
import { CharacterCard } from "./parts/character-card";
import { ClaimsBoard } from "./parts/claims-board";
import { District } from "./parts/district";
import { Events } from "./parts/events";
import { Hand } from "./parts/hand";
import { NightGauge } from "./parts/night-gauge";
import { Panoramas } from "./parts/panoramas";
import { Sets } from "./parts/sets";
import { createPlay, type Play } from "./play";
import "./style/figures.css";

function Character({ play }: { play: Play }) {
  const { board, aids } = play.table.view.value,
    me = play.table.me.value ?? 0;
  return (
    <CharacterCard
      play={play}
      name={need(nth(board.characters, me, "characters"), "character")}
      known={need(nth(aids.known, me, "known"), "known")}
    />
  );
}

const PARTS: Readonly<Record<string, FunctionComponent<{ play: Play }>>> = {
  town: ({ play }) => <Sets play={play} seat={play.table.me.value ?? 0} />,
  district: ({ play }) => <District play={play} seat={1} />,
  character: Character,
  hand: Hand,
  events: Events,
  gauge: NightGauge,
  claims: ClaimsBoard,
};

/** What the figure looks at stands in `peek`, and is what the reader would have laid down. */
const create: CreateFigure<Board, Aids> = (table, { part }) => {
  const looked = table.peek.value,
    /* The night of a phone fits into a figure. */
    play = createPlay({ ...table, width: signal("phone" as const) }),
    Part = PARTS[part];
  if (!Part) throw new Error(`New Salem has no part "${part}" for a figure`);
  if (looked) play.choose(looked);
  return () => (
    <div class={`ns-figure ${part}`}>
      <Panoramas />
      <Part play={play} />
    </div>
  );
};

export default create;
