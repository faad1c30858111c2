/* Neuland's board. */

import { Icon } from "../../kit";
import { nth } from "../../lookup";
import type { CreateBoard, PlayerParts, Seal } from "../board";
import { type Aids, type Board, effectOf, glyphOf, waysOf } from "./model";
import { Below } from "./parts/below";
import { Buttons } from "./parts/buttons";
import { Consequence } from "./parts/consequence";
import { Goods } from "./parts/goods";
import { LandMap } from "./parts/land-map";
import { Picture } from "./parts/picture";
import { Planner } from "./parts/planner";
import { Stacks } from "./parts/stacks";
import { Works } from "./parts/works";
import { createPlay, type Play } from "./play";
import { toldOf } from "./told";
import "./style.css";

export const texts = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });

const STEPS = ["lay", "work", "clear"] as const;
const HANDLES = [
  "settle",
  "produce",
  "place-banners",
  "build",
  "pay",
  "pay-marker",
  "use-wheelbarrow",
  "end-turn",
  "fill",
  "stack",
  "take",
] as const;

/** What is clicked and waits, as a question; what is in hand; how much time is left. */
function sentenceOf({ table, targets, pinned, held }: Play): string | null {
  const { say, view, me } = table,
    target = targets.value.find(t => t.key === pinned.value);
  if (target) {
    const first = nth(target.actions, 0, "actions"),
      several = target.actions.length > 1 || waysOf(first).length > 1;
    return say(several ? "nl-say-how" : "nl-say-sure", {
      deed: { label: first.label.label, args: first.label.args },
    });
  }
  if (held.value) return say("nl-say-build", { building: { label: `building-${held.value}` } });
  const { prompt, actors, aids } = view.value,
    acts = prompt?.key === "prompt-act" && actors.includes(me.value ?? -1);
  return acts ? say("nl-say-act", { n: aids.time_left }) : null;
}

/** Does what is pinned; else the nearest end of the turn. */
function sealOf(play: Play): Seal | null {
  const { say, legal } = play.table,
    [deed, other] = play.targets.value.find(t => t.key === play.pinned.value)?.actions ?? [],
    [first] = legal.value.of("end-turn");
  if (deed && !other) {
    const { time } = effectOf(deed),
      label = time === undefined ? say("nl-seal-do") : say("nl-seal-do-time", { n: time });
    return { label, press: () => play.carryOut(deed) };
  }
  if (!first) return null;
  return {
    label: say(first.action.steps ? "nl-seal-step" : "nl-seal", { space: (effectOf(first).space ?? 0) + 1 }),
    press: () => play.carryOut(first),
  };
}

const placedBy = ({ table }: Play, seat: number): number =>
  (table.view.value.scores[seat] ?? []).reduce((sum, part) => sum + part.value, 0);

/** The wheelbarrow and the markers that a player still has. */
const Pieces = ({ play: { table }, seat }: { play: Play; seat: number }) => {
  const own = nth(table.view.value.board.seats, seat, "seats"),
    markers = (["food", "wood"] as const).filter(good => own[`${good}_marker`]);
  return (
    <>
      {own.wheelbarrow ? 1 : "–"}
      {markers.map(good => (
        <span key={good} title={table.say(`nl-piece-${good}`)}>
          <Icon name={glyphOf(good)} size={16} />
          <span class="vh">{table.say(`nl-piece-${good}`)}</span>
        </span>
      ))}
    </>
  );
};

function playerOf(play: Play, seat: number): PlayerParts {
  const { say, view } = play.table,
    { seats, timeline } = view.value.board,
    own = nth(seats, seat, "seats"),
    placed = placedBy(play, seat);
  return {
    score: (
      <>
        {placed}
        <span class="nl-of"> / {own.banners + placed}</span>
      </>
    ),
    brief: placed,
    unit: say("nl-unit"),
    facts: [
      { icon: "worker", text: say("nl-free", { n: own.workers }), title: say("nl-workers") },
      { icon: "glass", text: say("nl-space", { n: nth(timeline.at, seat, "at") + 1 }), title: say("nl-at") },
      {
        icon: "barrow",
        text: <Pieces play={play} seat={seat} />,
        title: say("nl-barrow"),
        faint: !own.wheelbarrow && !own.food_marker && !own.wood_marker,
      },
    ],
  };
}

const create: CreateBoard<Board, Aids> = table => {
  const play = createPlay(table),
    { say } = table;
  return {
    layout: "own-right",
    class: "nlp",
    finals: ["end-turn"],
    foresees: true,
    handles: HANDLES,
    Board: () => <LandMap play={play} />,
    Own: () => (
      <>
        <Goods play={play} />
        <Planner play={play} />
        <Works play={play} />
        <Stacks play={play} />
      </>
    ),
    Below: () => <Below play={play} />,
    steps: () =>
      table.view.value.over || play.asked.value === "settle"
        ? null
        : { names: STEPS.map(s => say(`nl-step-${s}`)), at: 1 },
    sentence: () => sentenceOf(play),
    carrying: () => play.paying.value,
    Consequence: () => <Consequence play={play} />,
    Buttons: () => <Buttons play={play} />,
    seal: () => sealOf(play),
    note: () => say("nl-race", { n: (table.view.value.board.seats[0]?.banners ?? 0) + placedBy(play, 0) }),
    player: seat => playerOf(play, seat),
    picture: event => <Picture play={play} event={event} />,
    told: toldOf(play),
    keys: { escape: () => play.drop() },
    keyHelp: () => [["Esc", say("nl-key-escape")]],
  };
};

export default create;
