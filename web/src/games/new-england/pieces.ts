/* What can travel in New England: figures over the land, cards from the offer into a barn or to those carried out. */
import { range } from "../../kit";
import type { Lie } from "../pieces";
import type { Board } from "./model";

/** Names of the places. */
export const onSpace = (space: string): string => `space-${space}`;
export const onOffer = (i: number): string => `offer-${i}`;
export const ofSeat = (seat: number, pile: "stored" | "played", code: string, i: number): string =>
  `${pile}-${seat}-${code}-${i}`;

/** The cards of a pile one by one: its kind, and the how manieth of its kind. */
export const cardsOf = (pile: Readonly<Record<string, number>>): readonly { code: string; i: number }[] =>
  Object.entries(pile).flatMap(([code, n]) => range(n).map(i => ({ code, i })));

const PILES = ["stored", "played"] as const;

export const liesOf = ({ spaces, offer, seats }: Board): Lie[] => [
  ...spaces.flatMap((space): Lie[] =>
    "figure" in space && space.figure ? [[onSpace(space.name), `${space.figure}-${space.seat}`]] : [],
  ),
  ...offer.flatMap(({ item }, i): Lie[] => (item ? [[onOffer(i), item]] : [])),
  ...seats.flatMap((family, seat) =>
    PILES.flatMap(pile =>
      cardsOf(family[pile]).map(({ code, i }): Lie => [ofSeat(seat, pile, code, i), code]),
    ),
  ),
];
