/* New Salem in words: what the summary keys speak and what districts are called. */
import { nth } from "../../lookup";
import type { LegalAction } from "../../types";
import type { Told } from "../board";
import { cardsOf, effectOf, kindsOf, lastSaid, openEvents, panoramas, type Spot, total } from "./model";
import { marksOf } from "./parts/marks-of";
import { spoken } from "./parts/spoken";
import type { Play } from "./play";

/** Buildings by kind: "Trade: Market (1 hope, 0 despair), Smithy (...)". */
function townWords(play: Play, seat: number): string[] {
  const { say, view } = play.table,
    { board, aids } = view.value;
  return kindsOf(nth(board.towns, seat, "towns"), aids.buildings)
    .filter(({ places }) => places.some(place => place.spots.length))
    .map(({ type, places, full }) =>
      say(full ? "ns-told-full" : "ns-told-kind", {
        type: { label: `type-${type}` },
        buildings: places
          .flatMap(place => place.spots)
          .map(s => ({
            label: "ns-built",
            args: { building: { label: `building-${s.building}` }, hope: s.hope, despair: s.despair },
          })),
      }),
    );
}

/** A player's area in sentences; the viewer's own with the character. */
export function seatWords(play: Play, seat: number): string[] {
  const { say, view, me } = play.table,
    { board, aids } = view.value,
    town = nth(board.towns, seat, "towns"),
    said = lastSaid(board, seat),
    known = aids.known[seat],
    name = board.characters[seat],
    marks = marksOf(play, seat).map(mark => mark.words);
  const words = [
    say("ns-told-seat", {
      player: { seat },
      hope: total(town, "hope"),
      despair: total(town, "despair"),
      n: town.length,
      marks: marks.length ? marks.join(", ") : say("ns-told-no-mark"),
    }),
  ];
  if (said)
    words.push(
      say("ns-told-said", {
        claim: say(`ns-said-${said.claim.claim.kind}`, spoken(said.claim.claim)),
        n: said.claim.round,
      }),
    );
  if (known && name && !view.value.over)
    words.push(
      say(seat === me.value ? "ns-told-you-are" : "ns-told-you-saw", {
        character: { label: `character-${name}` },
        side: { label: `side-${known.side}` },
        types: known.types.map(type => ({ label: `type-${type}` })),
      }),
    );
  return words;
}

function boardWords(play: Play): string[] {
  const { say, view } = play.table,
    { board, aids } = view.value,
    { cubes, added_by_sets: plus, removed_by_sets: minus, with_sets: n, goal } = aids.despair,
    costs: Readonly<Record<string, number>> = aids.costs;
  return [
    `${say("ns-gauge", { n, goal, sums: say("ns-told-sums", { cubes, plus, minus }) })}.`,
    say("ns-told-round", {
      n: Math.min(board.round, aids.rounds),
      of: aids.rounds,
      phase: say(board.phase === "triggering" ? "ns-step-triggering" : "ns-step-building"),
    }),
    ...(board.constable === null ? [] : [say("ns-told-constable", { player: { seat: board.constable } })]),
    say("ns-told-events", {
      events: openEvents(board).map(event => ({
        label: "ns-told-event",
        args: { event: { label: `event-card-${event}` }, cost: costs[event] ?? 0 },
      })),
    }),
    ...aids.accused.flatMap((by, seat) =>
      by.length ? [say("ns-told-accused", { player: { seat }, players: by.map(s => ({ seat: s })) })] : [],
    ),
  ];
}

/** What a card would place and score; on trial it places nothing. */
function promised({ table: { view, me } }: Play, building: string, action: LegalAction | undefined) {
  const { aids } = view.value,
    cards: Readonly<Record<string, (typeof aids.buildings)["bank"]>> = aids.buildings,
    card = cards[building];
  return {
    bare: me.value !== null && aids.places_cubes[me.value] === false,
    args: {
      type: { label: `type-${card?.type ?? "trade"}` },
      hope: card?.hope ?? 0,
      despair: card?.despair ?? 0,
      remove: card?.remove ?? 0,
      points: effectOf(action).points ?? 0,
    },
  };
}

/** A card of the hand: what it is, what it would place, what it would score. */
export function cardWords(
  play: Play,
  building: string,
  action: LegalAction | undefined,
  sealed: boolean,
): string {
  const { bare, args } = promised(play, building, action);
  return play.table.say(bare ? "ns-card-bare" : "ns-card", {
    building: { label: `building-${building}` },
    ...args,
    sealed: sealed ? "yes" : "no",
  });
}

const isCard = ({ action: { kind } }: LegalAction): boolean => kind === "build" || kind === "keep";

/** The building that an action is about: on a table, else in the hand. */
function builtOn(play: Play, { action: { owner, building, number } }: LegalAction): Spot | undefined {
  const { board, aids } = play.table.view.value,
    seat = typeof owner === "number" ? owner : play.table.me.value;
  if (seat === null || number === undefined) return undefined;
  return panoramas(nth(board.towns, seat, "towns"), aids.buildings)
    .flat()
    .find(spot => spot.building === building && spot.number === number);
}

/** What a line of a list would do, or stands at now; its name stands there already. */
function outcome(play: Play, action: LegalAction): string {
  const { say, view } = play.table,
    { event } = action.action;
  if (isCard(action)) {
    const { bare, args } = promised(play, String(action.action.building), action);
    return say(bare ? "ns-brings-bare" : "ns-brings", args);
  }
  if (action.action.kind === "trigger") {
    const costs: Readonly<Record<string, number>> = view.value.aids.costs;
    return say("ns-event-does", {
      cost: costs[String(event)] ?? 0,
      effect: { label: `effect-${String(event)}` },
    });
  }
  const spot = builtOn(play, action);
  return spot ? say("ns-stands-at", { hope: spot.hope, despair: spot.despair }) : "";
}

/** The same as one sentence with its name. */
function sentence(play: Play, action: LegalAction): string {
  const label = play.table.say(action.label.label, action.label.args),
    effect = outcome(play, action);
  return effect ? `${label}: ${effect}.` : `${label}.`;
}

function handWords(play: Play): string[] {
  const { say, view, me, legal } = play.table,
    { board } = view.value,
    seat = me.value;
  if (seat === null) return [];
  const cards = cardsOf(board, seat);
  if (!cards.length) return [say("ns-no-hand")];
  return cards.map((building, i) => {
    const action = legal.value.find("build", { building }) ?? legal.value.find("keep", { building });
    return `${i + 1}: ${cardWords(play, building, action, board.picks[seat] === building)}.`;
  });
}

const worth = (action: LegalAction): number => effectOf(action).points ?? 0;

/** What is asked first, then gifts and claims by their kinds alone: there are too many to read out. */
function moveWords(play: Play): string[] {
  const { say, legal } = play.table,
    free = /^(give-hope|claim-|accuse|no-better-card|offer|nominate)/,
    all = legal.value.all,
    asked = all.filter(a => !free.test(a.action.kind)).sort((a, b) => worth(b) - worth(a)),
    kinds = legal.value.kinds.filter(kind => free.test(kind));
  return [
    ...asked.map(a =>
      isCard(a) ? `${cardWords(play, String(a.action.building), a, false)}.` : sentence(play, a),
    ),
    ...(kinds.length
      ? [
          say("ns-told-may", {
            ways: kinds.map(kind => ({
              label: "ns-told-way",
              args: { what: { label: `kind-${kind}` }, n: legal.value.of(kind).length },
            })),
          }),
        ]
      : []),
  ];
}

export const createTold = (play: Play): Told => ({
  board: () => boardWords(play),
  seat: seat => [...seatWords(play, seat), ...townWords(play, seat)],
  hand: () => handWords(play),
  moves: () => moveWords(play),
  outcome: action => outcome(play, action),
  worth: () => worth,
});
