/* New England told in sentences: the coast, a family, its cards, what can be done. */
import { nth } from "../../lookup";
import type { Told } from "../board";
import { type Board, FIGURES, figureAt, majorityOf, type Space, spacesOf, TERRAINS } from "./model";
import { cardsOf } from "./pieces";
import { inHand, type Play } from "./play";
import { judge } from "./promise";
import { actionWords, itemLabel, meaning, offerWords, outcomeWords } from "./words";

function toldBoard(play: Play): string[] {
  const { view, say } = play.table,
    { board, aids } = view.value,
    taken = aids.order.map(seat => ({ seat })),
    free = [...spacesOf(board).values()].filter(s => s.seat === undefined).length;
  return [
    board.round ? say("ne-told-round", { n: board.round }) : say("ne-told-start"),
    ...(taken.length ? [say("ne-told-order", { players: taken })] : []),
    say("ne-told-left", { tiles: aids.tiles_left, cards: aids.cards_left, free }),
    ...board.offer.flatMap(({ item }, i) => (item ? [offerWords(play, i, null)] : [])),
    ...FIGURES.map(f => {
      const { bonus, seats } = majorityOf(aids, f);
      return `${say("ne-leads", {
        figure: { label: `score-most-${f}` },
        n: bonus,
        players: seats.length ? seats.map(seat => ({ seat })) : say("ne-nobody"),
      })}.`;
    }),
  ];
}

/** The land of a family of one type: developed and not. */
function toldLand({ table: { say } }: Play, board: Board, land: readonly Space[]): string[] {
  return TERRAINS.flatMap(terrain =>
    [false, true].flatMap(developed => {
      const spaces = land.filter(s => s.terrain === terrain && s.developed === developed).map(s => s.name);
      return spaces.length
        ? [say("ne-told-land", { terrain: itemLabel(terrain), developed: developed ? "yes" : "no", spaces })]
        : [];
    }),
  ).concat(
    FIGURES.flatMap(figure => {
      const spaces = land.filter(s => s.figure && figureAt(board, s.name) === figure).map(s => s.name);
      return spaces.length ? [say("ne-told-figures", { figure: itemLabel(figure), spaces })] : [];
    }),
  );
}

/** The cards of a pile, or nothing. */
const pile = ({ table: { say } }: Play, key: string, cards: Readonly<Record<string, number>>): string[] => {
  const each = cardsOf(cards).map(({ code }) => itemLabel(code));
  return each.length ? [say(key, { cards: each })] : [];
};

function toldSeat(play: Play, seat: number): string[] {
  const { view, say, me } = play.table,
    { board, aids, scores } = view.value,
    own = nth(board.seats, seat, "seats"),
    land = [...spacesOf(board).values()].filter(s => s.seat === seat);
  return [
    say("ne-told-seat", {
      player: seat === me.value ? say("ne-you") : { seat },
      family: own.family,
      n: (scores[seat] ?? []).reduce((sum, p) => sum + p.value, 0),
      money: own.money,
      income: nth(aids.incomes, seat, "incomes"),
      bid: own.marker === null ? "no" : "yes",
      marker: own.marker ?? 0,
    }),
    ...toldLand(play, board, land),
    ...pile(play, "ne-told-stored", own.stored),
    ...pile(play, "ne-told-played", own.played),
  ];
}

function toldHand(play: Play): string[] {
  const { view, say, me, legal } = play.table,
    { board, aids } = view.value,
    own = me.value === null ? null : nth(board.seats, me.value, "seats");
  if (!own) return [];
  const stored = Object.keys(own.stored),
    starts = [...new Set(legal.value.of("place-start").map(a => String(a.action.terrain)))];
  return [
    ...(starts.length
      ? [
          inHand(play),
          `${say("ne-starts-left", { n: starts.length, terrains: starts.map(code => itemLabel(code)) })}.`,
        ]
      : []),
    say("ne-told-purse", { money: own.money }),
    say("ne-told-barns", { n: own.empty_barns }),
    ...stored.map(
      code => `${say("ne-stored-card", { card: itemLabel(code) })}. ${meaning({ say, aids }, code)}`,
    ),
  ];
}

function toldMoves(play: Play): string[] {
  const { legal, say } = play.table,
    worth = judge(play);
  return legal.value.all
    .map(action => ({ action, n: worth(action) }))
    .sort((a, b) => b.n - a.n)
    .map(({ action }) => actionWords(say, action));
}

export const createTold = (play: Play): Told => ({
  board: () => toldBoard(play),
  seat: seat => toldSeat(play, seat),
  hand: () => toldHand(play),
  moves: () => toldMoves(play),
  outcome: action => outcomeWords(play.table.say, action),
  worth: () => judge(play),
});
