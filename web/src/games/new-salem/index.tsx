/* New Salem's board. */
import { nth } from "../../lookup";
import { total as sum } from "../../score";
import type { CreateBoard, PlayerParts } from "../board";
import { type Aids, type Board, cardsOf, openEvents, TYPES, total } from "./model";
import { BoardRoom } from "./parts/board-room";
import { Buttons, defence } from "./parts/buttons";
import { Consequence } from "./parts/consequence";
import { MyTown } from "./parts/my-town";
import { Picture } from "./parts/picture";
import { SideSheet } from "./parts/side-sheet";
import { createPlay, FROM_HAND, type Play } from "./play";
import { sealOf, sentenceOf, stepsOf } from "./prompt";
import { createTold } from "./told";
import "./style.css";

export const texts = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });

/** Everything that is done on districts, cards, events and in the sheet beside them. */
const HANDLES = [
  "build",
  "keep",
  "return-both",
  "remove-despair",
  "choose-building",
  "take-hope",
  "place-cubes",
  "trigger",
  "end-phase",
  "name-constable",
  "choose-player",
  "give-hope",
  "claim-side",
  "claim-type",
  "claim-saw",
  "accuse",
  "no-better-card",
  "offer",
  "nominate",
];
const FIGURES = [1, 2, 3, 4, 5, 6, 7, 8];

/** The n-th card of the hand, or the n-th open event. */
function pickNth({ table, choose }: Play, n: number): void {
  const legal = table.legal.value,
    { board } = table.view.value,
    me = table.me.value;
  if (me === null) return;
  const cards = cardsOf(board, me),
    building = cards[n] ?? "",
    both = n === cards.length ? legal.find("return-both") : undefined;
  const action =
    legal.find("build", { building }) ??
    legal.find("keep", { building }) ??
    both ??
    legal.find("trigger", { event: openEvents(board)[n] ?? "" });
  if (action) choose(action);
}

/** A player's panel: hope until the end has been told, then points. */
function playerParts({ table, reveal }: Play, seat: number): PlayerParts {
  const { say } = table,
    { board, aids, over, scores } = table.view.value,
    told = over && !reveal.telling.value,
    town = nth(board.towns, seat, "towns"),
    sets = TYPES.reduce((n, type) => n + (aids.sets[seat]?.[type] ?? 0), 0),
    hope = total(town, "hope"),
    points = sum(scores[seat]);
  const mark = (on: boolean | undefined, icon: "star" | "badge" | "trial", title: string) =>
    on ? [{ icon, text: "", title }] : [];
  return {
    score: told ? points : hope,
    brief: told ? points : hope,
    unit: told ? say("ns-points-unit", { n: points }) : say("cube-hope"),
    facts: [
      { icon: "despair", text: total(town, "despair"), title: say("cube-despair") },
      { icon: "house", text: town.length, title: say("ns-buildings") },
      { icon: "ok", text: say("ns-sets", { n: sets }), title: say("ns-full-sets") },
      ...mark(board.constable === seat, "star", say("ns-constable")),
      ...mark(board.badges[seat], "badge", say("ns-badge")),
      ...mark(board.trials[seat], "trial", say("ns-on-trial")),
    ],
  };
}

const create: CreateBoard<Board, Aids> = table => {
  const play = createPlay(table),
    { say } = table;
  return {
    layout: "own-bottom",
    class: "nsp",
    alerts: {
      trial: "player",
      retrial: "player",
      pillory: "player",
      accuse: "about",
      seize: "owner",
      burn: "owner",
    },
    answerAlert: ({ kind }) => defence(play, kind),
    finals: ["end-phase", "name-constable", "offer", "no-better-card"],
    handles: HANDLES,
    Board: () => <BoardRoom play={play} />,
    /* Nothing is told before the reveal is through. */
    ended: () => !play.reveal.telling.value,
    Own: () => (
      <>
        {table.me.value !== null && <MyTown play={play} />}
        <SideSheet play={play} />
      </>
    ),
    /* The phone has hand and own district on the board. */
    tab: () => (table.width.value !== "phone" && FROM_HAND.includes(play.asked.value) ? "me" : "board"),
    steps: () => stepsOf(play),
    sentence: () => sentenceOf(play),
    Consequence: () => <Consequence play={play} />,
    Buttons: () => <Buttons play={play} />,
    seal: () => sealOf(play),
    note: () => {
      const { board, aids } = table.view.value;
      return board.round
        ? say("ns-round", { n: Math.min(board.round, aids.rounds), of: aids.rounds })
        : say("ns-setup");
    },
    player: seat => playerParts(play, seat),
    picture: event => <Picture play={play} event={event} />,
    told: createTold(play),
    keys: {
      escape: () => play.drop(),
      ...Object.fromEntries(FIGURES.map(n => [String(n), () => pickNth(play, n - 1)])),
    },
    keyHelp: () => [["1 … 8", say("ns-key-pick")]],
  };
};

export default create;
