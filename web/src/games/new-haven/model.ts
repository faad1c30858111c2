/* New Haven as the server tells it, and the geometry of its picture. */

import type { GlyphName, Terrain } from "../../kit";
import { need, nth } from "../../lookup";
import type {
  NewHavenAids,
  NewHavenAmounts,
  NewHavenBoard,
  NewHavenBuilt,
  NewHavenEffect,
  NewHavenLine,
  NewHavenSeat,
  NewHavenSpace,
} from "../../server";
import type { LegalAction } from "../../types";

export type Resource = keyof NewHavenAmounts;
export const RESOURCES: readonly Resource[] = ["sheep", "stone", "wheat", "timber"];
export const LAND: Readonly<Record<Resource, { terrain: Terrain; glyph: GlyphName }>> = {
  sheep: { terrain: "meadow", glyph: "sheep" },
  stone: { terrain: "mountain", glyph: "stone" },
  timber: { terrain: "autumn", glyph: "timber" },
  wheat: { terrain: "field", glyph: "wheat" },
};
const OF_LETTER: Readonly<Record<string, Resource>> = { S: "sheep", R: "stone", T: "timber", W: "wheat" };

export type Board = NewHavenBoard;
export type Aids = NewHavenAids;
export type Space = NewHavenSpace;
export type Built = NewHavenBuilt;
export type SeatBoard = NewHavenSeat;
export type Line = NewHavenLine;
/** A number for every resource. */
export type Amount = Readonly<NewHavenAmounts>;
type Effect = NewHavenEffect;
/** What an action would bring; the server describes its shape. */
export const effectOf = (action: LegalAction | null | undefined): Effect => (action?.effect ?? {}) as Effect;

export const SIDE = 7,
  TILE = 100,
  HALF = TILE / 2,
  ROWS = 6,
  COLUMNS = 5;

/** The name of a village's row (a number) or column (a letter), as an argument of a text. */
export const lineName = (line: string) => ({
  label: Number.isNaN(Number(line)) ? "nh-column" : "nh-row",
  args: { line },
});

/** "stone-5" -> stone, 5. */
export function building(code: string): { resource: Resource; number: number } {
  const [resource, number] = code.split("-") as [Resource, string];
  return { resource, number: Number(number) };
}
/** The four resources of a tile, clockwise from the top left, turned so many quarters to the right. */
export const quarters = (tile: string, turn = 0): Resource[] =>
  [0, 1, 2, 3].map(i => need(OF_LETTER[nth(tile, (i - turn + 4) % 4, "tile")], "OF_LETTER"));
/** Reading order (top left, top right, bottom left, bottom right) in clockwise terms. */
export const READING = [0, 1, 3, 2] as const;

/** The rectangle of spaces in play. */
export interface Area {
  left: number;
  top: number;
  across: number;
  down: number;
}
/** The spaces in play with their places. */
export const inPlay = (spaces: readonly Space[]) =>
  spaces.map((space, i) => ({ space, i })).filter(({ space }) => space.kind !== "outside");
export function area(spaces: readonly Space[]): Area {
  const used = inPlay(spaces),
    xs = used.map(({ i }) => i % SIDE),
    ys = used.map(({ i }) => Math.floor(i / SIDE)),
    left = Math.min(...xs),
    top = Math.min(...ys);
  return { left, top, across: Math.max(...xs) - left + 1, down: Math.max(...ys) - top + 1 };
}

/** The top left corner of a space in the picture. */
export const cornerOf = (space: number, { left, top }: Area): { x: number; y: number } => ({
  x: ((space % SIDE) - left) * TILE,
  y: (Math.floor(space / SIDE) - top) * TILE,
});

/** Quadrants of the whole board, 14 x 14, row by row; null where no land lies. */
export type Ground = readonly (Resource | null)[];
export const WIDE = SIDE * 2;
/** The four quadrants of a space in reading order. */
export const quadrantsOf = (space: number): readonly number[] => {
  const first = Math.floor(space / SIDE) * 2 * WIDE + (space % SIDE) * 2;
  return [first, first + 1, first + WIDE, first + WIDE + 1];
};
function landOf({ kind, tile, resource }: Space): readonly Resource[] | null {
  if (kind === "tile" && tile) return quarters(tile);
  return kind === "shipment" && resource ? Array<Resource>(4).fill(resource) : null;
}
export function ground(
  spaces: readonly Space[],
  laid?: { space: number; tile: readonly Resource[] },
): Ground {
  const land: (Resource | null)[] = Array<Resource | null>(WIDE * WIDE).fill(null);
  spaces.forEach((s, i) => {
    const tile = laid?.space === i ? laid.tile : landOf(s);
    if (!tile) return;
    quadrantsOf(i).forEach((at, k) => {
      land[at] = nth(tile, nth(READING, k, "READING"), "tile");
    });
  });
  return land;
}
