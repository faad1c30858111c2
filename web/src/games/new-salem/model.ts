/* New Salem as the server tells it, and how its cards lie. No rule lives here. */
import type { LegalAction, FieldValue } from "../../types";

export const TYPES = ["entertainment", "trade", "finance", "education", "death", "justice"] as const;
export type BuildingType = (typeof TYPES)[number];
export type Side = "puritan" | "witch";
/** Events that lie open from the beginning and stay. */
export const RED: readonly string[] = ["cleansing", "trial"];
export const RETURN_BOTH = "return-both";

export interface Built {
  building: string;
  hope: number;
  despair: number;
}
export interface Card {
  type: BuildingType;
  position: number;
  hope: number;
  despair: number;
  remove: number;
}
export interface Claim {
  round: number;
  seat: number;
  id: number;
  claim: { readonly kind: string } & { readonly [field: string]: FieldValue };
  true: boolean | null;
}
export interface Final {
  cubes: number;
  free_witches: number;
  tried_puritans: number;
  tried_witches: number;
  after_trials: number;
  added_by_sets: number;
  removed_by_sets: number;
  despair: number;
  goal: number;
  reason: string;
}
export interface Board {
  round: number;
  phase: "setup" | "building" | "triggering" | "over";
  step: number;
  constable: number | null;
  badges: readonly boolean[];
  trials: readonly boolean[];
  trials_left: number;
  pillory: { seat: number; until: number } | null;
  characters: readonly (string | null)[];
  /** Round, who looked, at whose character. */
  looks: readonly (readonly [number, number, number])[];
  towns: readonly (readonly Built[])[];
  gifts: number;
  hope: readonly number[];
  goal: number;
  hands: readonly (readonly string[] | null)[];
  hand_sizes: readonly number[];
  picks: readonly (string | null)[];
  /** Round, pass, seat, building, how. */
  builds: readonly (readonly [number, number, number, string, string])[];
  deck: number;
  drawn: { count: number; cards: readonly string[] | null };
  market: readonly string[];
  queue: readonly string[];
  unseen: readonly string[];
  claims: readonly Claim[];
  final: Final | null;
}
export interface Known {
  side: Side;
  types: readonly BuildingType[];
}
export interface Aids {
  despair: { cubes: number; added_by_sets: number; removed_by_sets: number; with_sets: number; goal: number };
  sets: readonly Readonly<Record<BuildingType, number>>[];
  eligible: readonly number[];
  may_give: readonly number[];
  dearest: number | null;
  forced: boolean;
  costs: Readonly<Record<string, number>>;
  buildings: Readonly<Record<string, Card>>;
  known: readonly (Known | null)[];
  accused: readonly (readonly number[])[];
  claims_left: readonly number[];
  witches_mixed: number;
  puritans_mixed: number;
  trial_despair: number;
  set_despair: Readonly<Record<BuildingType, number>>;
  rounds: number;
}
export interface Effect {
  hope?: number;
  despair?: number;
  remove?: number;
  points?: number;
  cost?: number;
  hope_left?: number;
}
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
    const { type, position } = cards[built.building]!,
      number = (copies.get(built.building) ?? 0) + 1,
      key = `${TYPES.indexOf(type)}-${number}`;
    copies.set(built.building, number);
    sets.set(key, [...(sets.get(key) ?? []), { ...built, type, position, number }]);
  }
  return [...sets]
    .sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))
    .map(([, set]) => set.sort((a, b) => a.position - b.position));
}
/** Sets that one building would complete, with that building. */
export const missing = (
  town: readonly Built[],
  cards: Aids["buildings"],
): { type: BuildingType; building: string }[] =>
  panoramas(town, cards)
    .filter(set => set.length === 2)
    .map(set => {
      const { type } = set[0]!;
      return {
        type,
        building: Object.keys(cards).find(
          name => cards[name]!.type === type && set.every(s => s.position !== cards[name]!.position),
        )!,
      };
    });
export const total = (town: readonly Built[], of: "hope" | "despair"): number =>
  town.reduce((sum, b) => sum + b[of], 0);
export const openEvents = (board: Board): string[] => [...RED, ...board.market];
/** The cards a seat chooses from: those drawn for New Foundation, else its hand. */
export const cardsOf = ({ drawn, hands }: Board, seat: number): readonly string[] =>
  drawn.cards?.length ? drawn.cards : (hands[seat] ?? []);
/** Hands go to the left: the next seat. */
export const leftOf = (seat: number, players: number): number => (seat + 1) % players;
export const rightOf = (seat: number, players: number): number => (seat + players - 1) % players;
