/* What can travel in New Haven: tiles from a hand to the board, buildings from the offer to a hand and to a village. */
import { nth } from "../../lookup";
import type { Lie } from "../pieces";
import type { Board, Built, SeatBoard } from "./model";

/** Names of the places. */
export const onSpace = (space: string): string => `space-${space}`;
export const onOffer = (i: number): string => `offer-${i}`;
export const inVillage = (seat: number, plot: number): string => `village-${seat}-${plot}`;
/** Of equal things in a hand the first keeps its place when another goes. */
export const inHand = (codes: readonly string[], i: number): string =>
  `hand-${codes[i]}-${codes.slice(0, i).filter(code => code === codes[i]).length}`;

/** The four rotations of a tile are one tile: the first of them in the alphabet. */
export const tileKind = (tile: string): string =>
  [0, 1, 2, 3].map(turn => tile.slice(turn) + tile.slice(0, turn)).reduce((a, b) => (a < b ? a : b));
const builtKind = ({ resource, number }: Built): string => `${resource}-${number ?? "down"}`;

function seatLies({ village, tiles, buildings }: SeatBoard, seat: number): Lie[] {
  return [
    ...village.flatMap((built, i): Lie[] => (built ? [[inVillage(seat, i), builtKind(built)]] : [])),
    ...(tiles ?? []).map((tile, i, all): Lie => [inHand(all, i), tileKind(tile)]),
    ...(buildings ?? []).map((code, i, all): Lie => [inHand(all, i), code]),
  ];
}

export const liesOf = ({ spaces, offer, seats }: Board): Lie[] => [
  ...spaces.flatMap(({ name, tile, building }): Lie[] => {
    const kind = tile ? tileKind(tile) : building;
    return kind ? [[onSpace(name), kind]] : [];
  }),
  ...offer.flatMap((code, i): Lie[] => (code ? [[onOffer(i), code]] : [])),
  ...seats.flatMap((_, seat) => seatLies(nth(seats, seat, "seats"), seat)),
];
