/* Neuland in words, for who hears it. */
import { nth } from "../../lookup";
import type { Told } from "../board";
import { hexOf, type Slot, standing } from "./model";
import { hexInWords, outcomeOf, slotInWords } from "./parts/names";
import { timelineInWords } from "./parts/timeline";
import type { Play } from "./play";
import { judge } from "./promise";

function board(play: Play): readonly string[] {
  const { hexes } = play.table.view.value.board;
  return [
    timelineInWords(play),
    ...hexes
      .filter(hex => hex.slots.some(Boolean))
      .flatMap(hex => [
        ...hex.slots.flatMap(slot => (slot ? [`${slotInWords(play, slot)}.`] : [])),
        ...(hex.slots.includes(null) ? [`${hexInWords(play, hex)}.`] : []),
      ]),
    play.table.say("nl-told-empty", {
      hexes: hexes
        .filter(hex => hex.terrain && !hex.slots.some(Boolean))
        .map(({ hex, terrain }) => ({
          label: "nl-told-ground",
          args: { hex, terrain: { label: `terrain-${terrain}` } },
        })),
    }),
  ];
}

const good = ({ table: { say } }: Play, { good: what, place, lying }: Slot): string =>
  say("nl-told-good", {
    good: { label: `good-${what}` },
    hex: hexOf(place),
    spoils: lying ? "yes" : "no",
  });

const goodsOf = (play: Play, seat: number): readonly string[] =>
  standing(play.table.view.value.board)
    .filter(slot => slot.worker === seat && slot.good)
    .map(slot => good(play, slot));

function seat(play: Play, which: number): readonly string[] {
  const { say, view } = play.table,
    { board: shown, scores } = view.value,
    own = nth(shown.seats, which, "seats"),
    pieces = (["wheelbarrow", "food_marker", "wood_marker"] as const).filter(piece => own[piece]),
    goods = goodsOf(play, which);
  return [
    say("nl-told-seat", {
      player: { seat: which },
      placed: (scores[which] ?? []).reduce((sum, part) => sum + part.value, 0),
      left: own.banners,
      workers: own.workers,
      space: nth(shown.timeline.at, which, "at") + 1,
    }),
    ...(goods.length ? goods : [say("nl-told-no-goods")]),
    ...(pieces.length
      ? [say("nl-told-pieces", { pieces: pieces.map(piece => ({ label: `nl-name-${piece}` })) })]
      : []),
  ];
}

function moves(play: Play): readonly string[] {
  const { say, legal, view } = play.table,
    worth = judge(play),
    ends = legal.value.of("end-turn"),
    deeds = legal.value.all
      .filter(({ action }) => action.kind !== "end-turn")
      .map(action => ({ action, n: worth(action) }))
      .sort((a, b) => b.n - a.n)
      .map(({ action }) => {
        const outcome = outcomeOf(play, action);
        return `${say(action.label.label, action.label.args)}${outcome ? `: ${outcome}` : ""}.`;
      }),
    { tiles, plans } = view.value.aids,
    soon = plans.filter(plan => plan.this_turn),
    hopes = soon.flatMap(({ possession, time }) =>
      possession
        ? {
            label: "nl-told-hope",
            args: { goal: { label: `building-${possession}` }, n: tiles[possession]?.banners ?? 0, time },
          }
        : [],
    ),
    goods = soon.flatMap(({ good: wanted, time }) =>
      wanted ? { label: "nl-told-goal", args: { goal: { label: `good-${wanted}` }, n: time } } : [],
    ),
    [first] = ends;
  return [
    ...(hopes.length ? [say("nl-told-hopes", { goals: hopes })] : []),
    ...deeds,
    ...(goods.length ? [say("nl-told-plans", { goals: goods })] : []),
    ...(first ? [say("nl-told-ends", { n: ends.length, outcome: outcomeOf(play, first) })] : []),
  ];
}

export const toldOf = (play: Play): Told => ({
  board: () => board(play),
  seat: which => seat(play, which),
  hand: () => {
    const me = play.table.me.value,
      goods = me === null ? [] : goodsOf(play, me);
    return goods.length ? goods : [play.table.say("nl-told-no-goods")];
  },
  moves: () => moves(play),
  outcome: action => outcomeOf(play, action),
  carryOut: action => play.carryOut(action),
  small: ["turn", "marker", "wheelbarrow", "produce", "draw", "stack"],
  worth: () => judge(play),
});
