/* New England as the server tells it, and the geometry of its picture. */
import { box, type GlyphName } from "../../kit";
import type {
  NewEnglandAids,
  NewEnglandBoard,
  NewEnglandCardPlaces,
  NewEnglandEffect,
  NewEnglandEmptySpace,
  NewEnglandFamily,
  NewEnglandFigurePlaces,
  NewEnglandListed,
  NewEnglandMajority,
  NewEnglandOwnedSpace,
  NewEnglandSlot,
  NewEnglandWhy,
} from "../../server";
import type { LegalAction, Message, TextArgs } from "../../types";
import type { AnyOf } from "../effect";

export type TerrainId = NonNullable<NewEnglandListed["terrain"]>;
export type FigureId = NonNullable<NewEnglandListed["figure"]>;
export const TERRAINS: readonly TerrainId[] = ["settlement", "field", "pasture"];
export const FIGURES: readonly FigureId[] = ["pilgrim", "barn", "ship"];

export type Board = NewEnglandBoard;
export type Aids = NewEnglandAids;
/** A space, with a tile or without. */
export type Space = NewEnglandEmptySpace & AnyOf<NewEnglandOwnedSpace>;
export type Offered = NewEnglandSlot;
export type SeatBoard = NewEnglandFamily;
/** Where a tile, a figure or a card could go. */
export type Fits = AnyOf<NewEnglandCardPlaces | NewEnglandFigurePlaces>;
type Effect = AnyOf<NewEnglandEffect>;
/** What an action would bring; the server describes its shape. */
export const effectOf = (action: LegalAction | null | undefined): Effect => (action?.effect ?? {}) as Effect;

/** Why something on offer or in a barn cannot be used now, as a text. */
export const reasonOf = (why: NewEnglandWhy): Message => ({ ...why, args: why.args as TextArgs });

/** The spaces of the coast by their names. */
export const spacesOf = (board: Board): ReadonlyMap<string, Space> =>
  new Map(board.spaces.map(s => [s.name, s]));
/** All spaces of the tile that lies on a space: two on a start tile. */
export const tileAt = (board: Board, space: string): readonly string[] =>
  board.starts.find(start => start.spaces.includes(space))?.spaces ?? [space];
/** The figure on a space: on a start tile the same on both. */
export const figureAt = (board: Board, space: string): FigureId | null => {
  const tile = tileAt(board, space);
  for (const s of board.spaces) if (tile.includes(s.name) && "figure" in s && s.figure) return s.figure;
  return null;
};
export const majorityOf = (aids: Aids, figure: FigureId): NewEnglandMajority =>
  aids.majorities[figure] ?? { bonus: 0, seats: [] };

/** Cells of a shape, by the last part of a land card's id. */
export const SHAPES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  pair: [
    [0, 0],
    [1, 0],
  ],
  row: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  angle: [
    [0, 0],
    [0, 1],
    [1, 1],
  ],
  square: [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
};
export const isFigure = (item: string): item is FigureId => (FIGURES as readonly string[]).includes(item);
export const isTile = (item: string): item is TerrainId => (TERRAINS as readonly string[]).includes(item);
export const GLYPH: Readonly<Record<FigureId, GlyphName>> = {
  pilgrim: "pilgrim",
  barn: "barn",
  ship: "ship",
};

/* The picture: spaces of 64, the sea above and to the right of them, their names below and to the left. */
export const SIDE = 64,
  LEFT = 30,
  TOP = 92,
  WIDTH = 812,
  HEIGHT = 696;
export const xOf = (column: number): number => LEFT + (column - 1) * SIDE;
export const yOf = (row: number): number => TOP + (row - 1) * SIDE;
export const SIDES: readonly (readonly [number, number])[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];
export const keyOf = (row: number, column: number): string => `${row},${column}`;
/** The squares of spaces, so far inside their edges. */
export const squares = (spaces: readonly Space[], inset: number): string =>
  spaces
    .map(s => box(xOf(s.column) + inset, yOf(s.row) + inset, SIDE - inset * 2, SIDE - inset * 2))
    .join("");
/** The spaces with these names, as far as they are on the coast. */
export const named = (cells: ReadonlyMap<string, Space>, names: readonly string[]): readonly Space[] =>
  names.flatMap(name => cells.get(name) ?? []);
