/* New England's board. */
import { Icon, SeatBadge } from "../../kit";
import type { LogEvent, TextArg } from "../../types";
import type { CreateBoard } from "../board";
import { Card, Item } from "./art";
import { Coast } from "./map";
import { effectOf, isFigure, TERRAINS, type Aids, type Board } from "./model";
import { CardList, OfferPanel, pointsOf, Strip } from "./offer";
import { createPlay, type Play } from "./play";
import "./style.css";
import en from "./en.ftl?raw";
import it from "./it.ftl?raw";

export const texts = { it, en };
const STEPS = ["offer", "markers", "buying"] as const;

/** Start tiles to choose from, announcements with their ends, items that ships add. */
function Buttons({ play }: { play: Play }) {
  const { table, terrain } = play,
    { say } = table,
    legal = table.legal.value;
  const starts = TERRAINS.filter(t => legal.of("place-start").some(a => a.action.terrain === t)),
    held = terrain.value && starts.includes(terrain.value) ? terrain.value : starts[0];
  return (
    <>
      {starts.map(t => (
        <button
          key={t}
          class="btn ne-start"
          aria-pressed={t === held}
          onClick={() => {
            terrain.value = t;
            play.picked.value = [];
          }}
        >
          <Item code={t} points={0} />
          {say(`item-${t}`)}
        </button>
      ))}
      {legal.of("announce").map(a => {
        const { tiles, cards, ends } = effectOf(a);
        return (
          <button key={a.id} class={`btn${ends ? " ne-ends" : ""}`} onClick={() => table.choose(a)}>
            {ends && <Icon name="warn" />}
            {say("ne-announce", { tiles: tiles ?? 0, cards: cards ?? 0, ends: ends ? "yes" : "no" })}
          </button>
        );
      })}
      {legal.of("add-item").map(a => (
        <button key={a.id} class="btn opt" onClick={() => table.choose(a)}>
          <Icon name="ship" cut="var(--paper-raised)" />
          {say(a.label.label, a.label.args)}
        </button>
      ))}
    </>
  );
}

function Consequence({ play }: { play: Play }) {
  const { table, asked } = play,
    { say } = table,
    { price, money, points, purchases, left, income } = effectOf(table.peek.value),
    { board } = table.view.value;
  if (table.view.value.over) return null;
  if (price !== undefined && money !== undefined)
    return <span>{say("ne-cost", { price, money, points: points ?? 0 })}</span>;
  if (purchases !== undefined)
    return <span>{say("ne-marker-effect", { n: purchases, left: left?.at(-1) ?? 0 })}</span>;
  if (income !== undefined) return <span>{say("ne-income-now", { income })}</span>;
  if (asked.value === "start") return <span>{say("ne-start-hint")}</span>;
  if (asked.value === "use" && table.legal.value.of("develop").length)
    return <span>{say("ne-develop-hint")}</span>;
  if (asked.value === "turn" && table.legal.value.of("move").length)
    return <span>{say("ne-move-hint")}</span>;
  return board.phase === "markers" ? <span>{say("ne-markers-hint")}</span> : null;
}

const codeOf = (arg: TextArg | undefined): string | null =>
  typeof arg === "object" && arg !== null && "label" in arg ? arg.label.replace(/^(item|one)-/, "") : null;
function Picture({ play, event }: { play: Play; event: LogEvent }) {
  const { table } = play,
    { aids } = table.view.value,
    code =
      codeOf(event.args?.item) ??
      codeOf(event.args?.card) ??
      codeOf(event.args?.figure) ??
      codeOf(event.args?.terrain);
  if (event.kind === "income" || event.kind === "marker") return <Icon name="coin" size={22} />;
  if (code && isFigure(code)) return <Icon name={code} size={20} cut="var(--paper-raised)" />;
  if (code && aids.card_list.some(c => c.card === code))
    return <Card code={code} points={pointsOf(aids, code)} class="ne-mini" />;
  if (code) return <Item code={code} points={0} />;
  return event.seat === null ? (
    <Icon name="card" size={20} />
  ) : (
    <SeatBadge seat={event.seat} letter={table.seats.value[event.seat]?.letter} size={22} />
  );
}

const create: CreateBoard<Board, Aids> = table => {
  const play = createPlay(table),
    { say } = table;
  return {
    layout: "own-bottom",
    class: "nep",
    handles: [
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
    ],
    Board: () => (
      <>
        <Coast play={play} />
        <OfferPanel play={play} />
      </>
    ),
    Own: () => (
      <>
        <Strip play={play} />
        {table.width.value !== "desktop" && <CardList play={play} />}
      </>
    ),
    steps: () =>
      table.view.value.over || table.view.value.board.phase === "start"
        ? null
        : {
            names: STEPS.map(s => say(`ne-step-${s}`)),
            at: STEPS.indexOf(table.view.value.board.phase as "offer"),
          },
    Consequence: () => <Consequence play={play} />,
    Buttons: () => <Buttons play={play} />,
    note: () =>
      table.view.value.board.round
        ? say("ne-round", { n: table.view.value.board.round })
        : say("ne-starting"),
    player: seat => {
      const own = table.view.value.board.seats[seat]!,
        parts = table.view.value.scores[seat] ?? [],
        of = (part: string) =>
          parts.filter(p => p.part.startsWith(part)).reduce((sum, p) => sum + p.value, 0);
      const points = parts.reduce((sum, p) => sum + p.value, 0);
      return {
        unit: say("ne-unit", { n: points }),
        note: own.family,
        facts: [
          { icon: "coin", text: own.money, title: say("ne-purse") },
          ...(["pilgrim", "barn", "ship"] as const).map(f => ({
            icon: f,
            text: own.figures[f],
            title: say(`item-${f}`),
          })),
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
    },
    picture: event => <Picture play={play} event={event} />,
    keys: {
      Escape: () => {
        play.picked.value = [];
        play.origin.value = null;
      },
    },
  };
};
export default create;
