/* New England as the server tells it, and the geometry of its picture. */
import type { GlyphName } from "../../kit";
import type { LegalAction, Message } from "../../types";

export type TerrainId = "settlement" | "field" | "pasture";
export type FigureId = "pilgrim" | "barn" | "ship";
export const TERRAINS: readonly TerrainId[] = ["settlement", "field", "pasture"];
export const FIGURES: readonly FigureId[] = ["pilgrim", "barn", "ship"];

export interface Space {
  name: string;
  row: number;
  column: number;
  coast: boolean;
  seat?: number;
  terrain?: TerrainId;
  developed?: boolean;
  start?: boolean;
  figure?: FigureId | null;
}
export interface Offered {
  space: "land" | "either" | "card" | "added";
  item: string | null;
  buyer: number | null;
}
export interface SeatBoard {
  family: string;
  letter: string;
  money: number;
  marker: number | null;
  may_add: boolean;
  figures: Readonly<Record<FigureId, number>>;
  played: Readonly<Record<string, number>>;
  stored: Readonly<Record<string, number>>;
  empty_barns: number;
}
export interface Board {
  phase: "start" | "offer" | "markers" | "buying" | "over";
  round: number;
  first: number;
  spaces: readonly Space[];
  starts: readonly { seat: number; terrain: TerrainId; spaces: readonly string[] }[];
  offer: readonly Offered[];
  seats: readonly SeatBoard[];
  turn: { bought: number; moved: readonly string[] };
}
export interface Fits {
  spaces?: readonly string[];
  fits?: readonly (readonly string[])[];
  blocked?: readonly { spaces: readonly string[]; figures: readonly string[] }[];
}
export interface Aids {
  announcements: readonly { tiles: number; cards: number; ends: string | null }[];
  tiles_left: number;
  cards_left: number;
  card_list: readonly {
    card: string;
    points: number;
    copies: number;
    left: number;
    played: number;
    grade: string;
  }[];
  majorities: Readonly<Record<FigureId, { bonus: number; seats: readonly number[] }>>;
  order: readonly number[];
  incomes: readonly number[];
  tiles?: Readonly<
    Record<
      TerrainId,
      { spaces: readonly string[]; forbidden: readonly { space: string; by: readonly number[] }[] }
    >
  >;
  cards?: Readonly<Record<string, Fits>>;
  offer?: readonly ({ item: string; placeable: boolean; why: Message | null } | null)[];
  stored?: readonly { card: string; ready: boolean; usable: boolean; why: Message | null }[];
}
export interface Effect {
  spaces?: readonly string[];
  points?: number;
  price?: number;
  money?: number;
  income?: number;
  tiles?: number;
  cards?: number;
  ends?: string | null;
  number?: number;
  purchases?: number;
  left?: readonly number[];
}
export const effectOf = (action: LegalAction | null | undefined): Effect => (action?.effect ?? {}) as Effect;

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

/* The picture: spaces of 64, the sea above and to the right of them. */
export const SIDE = 64,
  LEFT = 14,
  TOP = 92,
  WIDTH = 800,
  HEIGHT = 682;
export const xOf = (column: number): number => LEFT + (column - 1) * SIDE;
export const yOf = (row: number): number => TOP + (row - 1) * SIDE;
export const SIDES: readonly (readonly [number, number])[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];
export const keyOf = (row: number, column: number): string => `${row},${column}`;
