/* New Haven as the server tells it, and the geometry of its picture. */
import type { GlyphName, Terrain } from "../../kit";
import type { LegalAction } from "../../types";

export type Resource = "sheep" | "stone" | "timber" | "wheat";
export const RESOURCES: readonly Resource[] = ["sheep", "stone", "wheat", "timber"];
export const LAND: Readonly<Record<Resource, { terrain: Terrain; glyph: GlyphName }>> = {
  sheep: { terrain: "meadow", glyph: "sheep" },
  stone: { terrain: "mountain", glyph: "stone" },
  timber: { terrain: "autumn", glyph: "timber" },
  wheat: { terrain: "field", glyph: "wheat" },
};
const OF_LETTER: Readonly<Record<string, Resource>> = { S: "sheep", R: "stone", T: "timber", W: "wheat" };

export interface Space {
  name: string;
  kind: "outside" | "free" | "tile" | "pond" | "shipment";
  tile?: string;
  resource?: Resource;
  building?: string;
}
export interface Built {
  resource: Resource;
  number: number | null;
  up: boolean;
}
export interface SeatBoard {
  name: string;
  tiles: readonly string[] | null;
  tile_count: number;
  buildings: readonly string[] | null;
  building_count: number;
  shipment: boolean;
  village: readonly (Built | null)[];
}
export interface Board {
  active: number;
  turn: number;
  turns: number;
  spaces: readonly Space[];
  track: Readonly<Record<Resource, number>>;
  offer: readonly (string | null)[];
  bag: number;
  pool: number;
  charters: Readonly<Record<string, number | null>>;
  seats: readonly SeatBoard[];
}
export interface Line {
  line: string;
  colonists: number;
  filled: number;
  of: number;
  doubled: boolean;
}
export interface Aids {
  lines: readonly (readonly Line[])[];
  costs: readonly number[];
  plots: readonly string[];
}
export interface Effect {
  harvest?: Readonly<Record<Resource, number>>;
  claims?: string;
  cost?: number;
  resource?: Resource;
  completes?: readonly string[];
}
export const effectOf = (action: LegalAction | null | undefined): Effect => (action?.effect ?? {}) as Effect;

export const SIDE = 7,
  TILE = 100,
  HALF = TILE / 2,
  ROWS = 6,
  COLUMNS = 5;

/** "stone-5" -> stone, 5. */
export function building(code: string): { resource: Resource; number: number } {
  const [resource, number] = code.split("-") as [Resource, string];
  return { resource, number: Number(number) };
}
/** The four resources of a tile, clockwise from the top left, turned so many quarters to the right. */
export const quarters = (tile: string, turn = 0): Resource[] =>
  [0, 1, 2, 3].map(i => OF_LETTER[tile[(i - turn + 4) % 4]!]!);
/** Reading order (top left, top right, bottom left, bottom right) in clockwise terms. */
export const READING = [0, 1, 3, 2] as const;

/** The rectangle of spaces in play. */
export interface Area {
  left: number;
  top: number;
  across: number;
  down: number;
}
export function area(spaces: readonly Space[]): Area {
  const inPlay = spaces
    .map((s, i) => ({ s, x: i % SIDE, y: Math.floor(i / SIDE) }))
    .filter(({ s }) => s.kind !== "outside");
  const xs = inPlay.map(p => p.x),
    ys = inPlay.map(p => p.y),
    left = Math.min(...xs),
    top = Math.min(...ys);
  return { left, top, across: Math.max(...xs) - left + 1, down: Math.max(...ys) - top + 1 };
}

/** Quadrants of the whole board, 14 x 14, row by row; null where no land lies. */
export type Ground = readonly (Resource | null)[];
export const WIDE = SIDE * 2;
export function ground(
  spaces: readonly Space[],
  laid?: { space: number; tile: readonly Resource[] },
): Ground {
  const land: (Resource | null)[] = Array<Resource | null>(WIDE * WIDE).fill(null);
  spaces.forEach((s, i) => {
    const tile =
      laid?.space === i
        ? laid.tile
        : s.kind === "tile"
          ? quarters(s.tile!)
          : s.kind === "shipment"
            ? Array<Resource>(4).fill(s.resource!)
            : null;
    if (tile)
      READING.forEach((q, k) => {
        land[(Math.floor(i / SIDE) * 2 + (k >> 1)) * WIDE + (i % SIDE) * 2 + (k & 1)] = tile[q]!;
      });
  });
  return land;
}
/** Quadrants that hang together with those of a space, by resource: what the preview outlines. */
export function chains(land: Ground, space: number): ReadonlySet<number> {
  const y0 = Math.floor(space / SIDE) * 2,
    x0 = (space % SIDE) * 2,
    found = new Set<number>();
  const todo = [0, 1, WIDE, WIDE + 1].map(d => y0 * WIDE + x0 + d);
  while (todo.length) {
    const at = todo.pop()!,
      x = at % WIDE;
    if (found.has(at)) continue;
    found.add(at);
    for (const next of [at - WIDE, at + WIDE, x > 0 ? at - 1 : -1, x < WIDE - 1 ? at + 1 : -1])
      if (next >= 0 && next < WIDE * WIDE && land[next] && land[next] === land[at]) todo.push(next);
  }
  return found;
}
