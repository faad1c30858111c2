/* New England's board. */

import { type ReadonlySignal, signal } from "@preact/signals";
import { nth } from "../../lookup";
import type { CreateBoard, PlayerParts } from "../board";
import { type Aids, type Board, FIGURES, TERRAINS } from "./model";
import { Buttons } from "./parts/buttons";
import { CardList } from "./parts/card-list";
import { Coast } from "./parts/coast";
import { Consequence } from "./parts/consequence";
import { OfferPanel } from "./parts/offer-panel";
import { Picture } from "./parts/picture";
import { Strip } from "./parts/strip";
import { createPlay, holdStart, type Play, putBack } from "./play";
import { createTold } from "./told";
import "./style.css";

export const texts = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });

const STEPS = ["offer", "markers", "buying"] as const;
const HANDLED = [
  "place-start",
  "announce",
  "take-marker",
  "add-item",
  "buy",
  "play-stored",
  "lay-tile",
  "place-figure",
  "develop",
  "move",
];

/** While start tiles are placed, a figure takes one up; else it keeps its own use. */
const startKeys = (play: Play): Record<string, () => void> =>
  play.asked.value === "start"
    ? Object.fromEntries(TERRAINS.map((terrain, i) => [String(i + 1), () => holdStart(play, terrain)]))
    : {};

function player({ table: { view, say } }: Play, seat: number): PlayerParts {
  const own = nth(view.value.board.seats, seat, "seats"),
    parts = view.value.scores[seat] ?? [],
    of = (part: string) => parts.filter(p => p.part.startsWith(part)).reduce((sum, p) => sum + p.value, 0),
    points = of("");
  return {
    unit: say("ne-unit", { n: points }),
    note: own.family,
    facts: [
      { icon: "coin", text: own.money, title: say("ne-money") },
      ...FIGURES.map(f => ({ icon: f, text: own.figures[f], title: say(`item-${f}`) })),
      {
        icon: "card" as const,
        text: own.marker ?? "–",
        title: say("ne-marker-title"),
        faint: !own.marker,
      },
    ],
    extra: (
      <span class="ne-split">
        {say("ne-split", { land: of("land"), figures: of("figures"), most: of("most-") })}
      </span>
    ),
  };
}

/** On a lying screen the offer stands in the column beside the board, which gets the height; else with the board. */
const LYING = "(min-width: 1100px), (min-width: 700px) and (orientation: landscape)";
function lyingScreen(): ReadonlySignal<boolean> {
  const media = globalThis.matchMedia?.(LYING),
    lying = signal(media?.matches ?? true);
  media?.addEventListener?.("change", e => {
    lying.value = e.matches;
  });
  return lying;
}

const create: CreateBoard<Board, Aids> = table => {
  const play = createPlay(table),
    { say } = table,
    beside = lyingScreen(),
    offer = () => !table.view.value.over && <OfferPanel play={play} />;
  return {
    layout: "own-right",
    class: "nep",
    finals: ["place-start", "announce", "take-marker", "add-item", "end-turn"],
    asides: ["move"],
    foresees: true,
    handles: HANDLED,
    Board: () => (
      <>
        <Coast play={play} />
        {!beside.value && offer()}
      </>
    ),
    Hero: () => <Coast play={play} />,
    Own: () => (
      <>
        {beside.value && offer()}
        <Strip play={play} />
        {!beside.value && <CardList play={play} />}
      </>
    ),
    tab: () => "board",
    steps: () => {
      const { over, board } = table.view.value;
      return over || board.phase === "start"
        ? null
        : { names: STEPS.map(s => say(`ne-step-${s}`)), at: STEPS.indexOf(board.phase as "offer") };
    },
    /* Bag and deck stand above the offer. */
    sentence: () => {
      const { prompt } = table.view.value;
      return prompt?.key === "prompt-announce" && !prompt.args?.ends ? say("ne-say-announce") : null;
    },
    Consequence: () => <Consequence play={play} />,
    Buttons: () => <Buttons play={play} />,
    note: () => {
      const { round } = table.view.value.board;
      return round ? say("ne-round", { n: round }) : say("ne-starting");
    },
    player: seat => player(play, seat),
    picture: event => <Picture play={play} event={event} />,
    told: createTold(play),
    get keys() {
      return { escape: () => putBack(play), ...startKeys(play) };
    },
    keyHelp: () => [
      ["1 … 3", say("ne-key-start")],
      ["Esc", say("ne-key-back")],
    ],
  };
};

export default create;
