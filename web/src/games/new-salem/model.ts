/* New Salem as the server tells it, and how its cards lie. No rule lives here. */
import { need, nth } from "../../lookup";
import type {
  NewSalemAids,
  NewSalemBoard,
  NewSalemCard,
  NewSalemClaim,
  NewSalemEffect,
  NewSalemFinal,
  NewSalemKnown,
  NewSalemStanding,
} from "../../server";
import type { LegalAction } from "../../types";

export const TYPES: readonly BuildingType[] = [
  "entertainment",
  "trade",
  "finance",
  "education",
  "death",
  "justice",
];
export type BuildingType = NewSalemCard["type"];
/** Events that lie open from the beginning and stay. */
export const RED: readonly EventName[] = ["cleansing", "trial"];
export const RETURN_BOTH = "return-both";

export type Board = NewSalemBoard;
export type Aids = NewSalemAids;
/** A building on the table with its cubes. */
export type Built = NewSalemStanding;
export type Card = NewSalemCard;
export type Claim = NewSalemClaim;
export type Final = NewSalemFinal;
export type Known = NewSalemKnown;
export type Side = Known["side"];
export type CharacterName = NonNullable<NewSalemBoard["characters"][number]>;
export type EventName = NewSalemBoard["market"][number];
export type BuildingName = NewSalemStanding["building"];
type Effect = NewSalemEffect;
/** What an action would bring; the server describes its shape. */
export const effectOf = (action: LegalAction | null | undefined): Effect => (action?.effect ?? {}) as Effect;

/** A building where it lies: of two taverns the one built first is number 1. */
export interface Spot extends Built {
  type: BuildingType;
  position: number;
  number: number;
}

/** A town as it is laid out: the first of each kind form the first set of their type, the second ones the second. */
export function panoramas(town: readonly Built[], cards: Aids["buildings"]): Spot[][] {
  const copies = new Map<string, number>(),
    sets = new Map<string, Spot[]>();
  for (const built of town) {
    const { type, position } = need(cards[built.building], "cards"),
      number = (copies.get(built.building) ?? 0) + 1,
      key = `${TYPES.indexOf(type)}-${number}`;
    copies.set(built.building, number);
    sets.set(key, [...(sets.get(key) ?? []), { ...built, type, position, number }]);
  }
  return [...sets]
    .sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))
    .map(([, set]) => set.sort((a, b) => a.position - b.position));
}
/** One of the three places of a type, with the buildings that stand there. */
export interface Place {
  building: BuildingName;
  spots: readonly Spot[];
}
export interface Kind {
  type: BuildingType;
  places: readonly Place[];
  /** How often all three stand there. */
  full: number;
}

/** A town by its six kinds at fixed places, so that districts compare at a glance. */
export function kindsOf(town: readonly Built[], cards: Aids["buildings"]): Kind[] {
  const spots = panoramas(town, cards).flat(),
    names = Object.keys(cards) as BuildingName[];
  return TYPES.map(type => {
    const places = names
      .filter(name => cards[name]?.type === type)
      .sort((a, b) => (cards[a]?.position ?? 0) - (cards[b]?.position ?? 0))
      .map(building => ({ building, spots: spots.filter(s => s.building === building) }));
    return { type, places, full: Math.min(...places.map(place => place.spots.length)) };
  });
}

/** What a player claimed last, and how much more he said in that round. */
export function lastSaid(board: Board, seat: number): { claim: Claim; more: number } | null {
  const said = board.claims.filter(c => c.seat === seat),
    claim = said.at(-1);
  return claim ? { claim, more: said.filter(c => c.round === claim.round).length - 1 } : null;
}
/** Whom a claim speaks ill of; null when it accuses nobody. */
export function accusedIn({ claim }: Claim): number | null {
  if (claim.kind === "accuse") return claim.about;
  return claim.kind === "claim-saw" && claim.side === "witch" ? claim.about : null;
}
/** The latest accusation of a seat in this round that the seat has not answered yet. */
export function unanswered(board: Board, seat: number): Claim | null {
  const now = board.claims.filter(c => c.round === board.round),
    answered = now.findLastIndex(c => c.seat === seat);
  return now.slice(answered + 1).findLast(c => accusedIn(c) === seat) ?? null;
}

/** Sets that one building would complete, with that building. */
export const missing = (
  town: readonly Built[],
  cards: Aids["buildings"],
): { type: BuildingType; building: string }[] =>
  panoramas(town, cards)
    .filter(set => set.length === 2)
    .map(set => {
      const { type } = nth(set, 0, "set");
      return {
        type,
        building: need(
          Object.keys(cards).find(
            name =>
              need(cards[name], "cards").type === type &&
              set.every(s => s.position !== need(cards[name], "cards").position),
          ),
          "keys",
        ),
      };
    });
/** Rows of cards that keep a set together: how many cards and gaps the fullest of so many rows must hold. */
export function packed(sizes: readonly number[], rows: number): { cards: number; gaps: number } {
  const total = sizes.reduce((sum, n) => sum + n, 0);
  for (let cards = Math.max(1, ...sizes); cards < total; cards++) {
    const filled = [{ cards: 0, sets: 0 }];
    for (const size of sizes) {
      const last = need(filled.at(-1), "row");
      if (last.cards + size > cards) filled.push({ cards: size, sets: 1 });
      else Object.assign(last, { cards: last.cards + size, sets: last.sets + 1 });
    }
    if (filled.length <= rows) return { cards, gaps: Math.max(...filled.map(row => row.sets)) - 1 };
  }
  return { cards: Math.max(1, total), gaps: Math.max(0, sizes.length - 1) };
}
export const total = (town: readonly Built[], of: "hope" | "despair"): number =>
  town.reduce((sum, b) => sum + b[of], 0);
export const openEvents = (board: Board): EventName[] => [...RED, ...board.market];
/** The cards a seat chooses from: those drawn for New Foundation, else its hand. */
export const cardsOf = ({ drawn, hands }: Board, seat: number): readonly string[] =>
  drawn.cards?.length ? drawn.cards : (hands[seat] ?? []);
/** Hands go to the left: the next seat. */
export const leftOf = (seat: number, players: number): number => (seat + 1) % players;
export const rightOf = (seat: number, players: number): number => (seat + players - 1) % players;
