/* Terra Nova's view, and where everything lies on the chart. */

import { edge, type FrameShape, hexPoints, type Point, poly } from "../../kit";
import { need, nth } from "../../lookup";
import type {
  TerraNovaAids,
  TerraNovaBoard,
  TerraNovaEffect,
  TerraNovaHex,
  TerraNovaLand,
  TerraNovaThreat,
  TerraNovaZone,
} from "../../server";
import type { LegalAction } from "../../types";

export type Ground = TerraNovaHex["terrain"];
export type Board = TerraNovaBoard;
export type Aids = TerraNovaAids;
export type Hex = TerraNovaHex;
/** A piece of land with who is strongest there; `points` is what each of the winners gets. */
export type Land = TerraNovaLand;
export type Zone = TerraNovaZone;
export type Threat = TerraNovaThreat;
type Effect = TerraNovaEffect;
/** What an action would bring; the server describes its shape. */
export const effectOf = (action: LegalAction | null | undefined): Effect => (action?.effect ?? {}) as Effect;

export const SIDE = 28,
  DX = (SIDE * Math.sqrt(3)) / 2,
  DY = SIDE * 1.5;
const STEPS_ACROSS = 28,
  STEPS_DOWN = 22;
/** Steps to the six neighbours, clockwise from the upper right, as the edges of hexPoints. */
const AROUND = [
  [-1, 1],
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
] as const;

/** The chart of one island: where each hex lies in a frame that is also the score track. */
export class Chart {
  readonly shape: FrameShape;
  private readonly byName = new Map<string, Hex>();
  private readonly byPlace = new Map<string, Hex>();
  private readonly left: number;
  private readonly top: number;
  private readonly origin: Point;
  constructor(
    readonly hexes: readonly Hex[],
    phone: boolean,
  ) {
    const xs = hexes.map(h => h.x),
      rows = hexes.map(h => h.row);
    this.left = Math.min(...xs);
    this.top = Math.min(...rows);
    this.origin = phone ? [52, 54] : [75, 58];
    const [mx, my] = this.origin,
      w = (Math.max(...xs) - this.left + 2) * DX,
      h = (Math.max(...rows) - this.top) * DY + 2 * SIDE;
    this.shape = {
      w: Math.round(w + 2 * mx),
      h: Math.round(h + 2 * my),
      across: STEPS_ACROSS,
      down: STEPS_DOWN,
      bar: phone ? 24 : 19,
    };
    for (const hex of hexes) {
      this.byName.set(hex.name, hex);
      this.byPlace.set(`${hex.row},${hex.x}`, hex);
    }
  }
  hex(name: string): Hex | undefined {
    return this.byName.get(name);
  }
  centre(hex: Hex): Point {
    return [this.origin[0] + (hex.x - this.left + 1) * DX, this.origin[1] + (hex.row - this.top) * DY + SIDE];
  }
  at(name: string): Point {
    return this.centre(need(this.byName.get(name), "byName"));
  }
  corners(hex: Hex, side = SIDE): Point[] {
    return hexPoints(...this.centre(hex), side);
  }
  /** The six edges of a hex; nothing for a name that is no hex. */
  outline(name: string, side = SIDE): string {
    const hex = this.byName.get(name);
    return hex ? poly(this.corners(hex, side)) : "";
  }
  /** The neighbour across each edge, clockwise from the upper right; undefined is the sea. */
  around({ row, x }: Hex): (Hex | undefined)[] {
    return AROUND.map(([dr, dx]) => this.byPlace.get(`${row + dr},${x + dx}`));
  }
  /** The edges where a set of hexes ends. */
  border(names: readonly string[], side = SIDE): string {
    const set = new Set(names);
    return names
      .map(name => {
        const hex = need(this.byName.get(name), "byName"),
          p = this.corners(hex, side);
        return this.around(hex)
          .map((near, i) =>
            near && set.has(near.name) ? "" : edge(nth(p, i, "p"), nth(p, (i + 1) % 6, "p")),
          )
          .join("");
      })
      .join("");
  }
  /** The hex of a piece of land that lies nearest to its middle, an empty one if there is one: where its label goes. */
  middle(names: readonly string[]): Point {
    const points = names.map(n => this.at(n)),
      sum = points.reduce(([ax, ay], [x, y]) => [ax + x, ay + y] as const, [0, 0] as Point);
    const cx = sum[0] / points.length,
      cy = sum[1] / points.length;
    const far = (name: string) => {
      const [x, y] = this.at(name);
      return (
        Math.hypot(x - cx, y - cy) + (need(this.byName.get(name), "byName").pioneer === null ? 0 : SIDE * 1.5)
      );
    };
    return this.at(names.reduce((best, n) => (far(n) < far(best) ? n : best)));
  }
  /** Whether no land lies in a box: then a chart may have an ornament there. */
  free(x: number, y: number, w: number, h: number): boolean {
    return this.hexes.every(hex => {
      const [cx, cy] = this.centre(hex);
      return cx + DX < x || cx - DX > x + w || cy + SIDE < y || cy - SIDE > y + h;
    });
  }
  /** The hex that an arrow key leads to: along the row, or straight up and down in a zigzag. */
  step(name: string, key: string): Hex | undefined {
    const hex = need(this.byName.get(name), "byName"),
      [ne, e, se, sw, w, nw] = this.around(hex),
      lean = hex.row % 2 === 0;
    if (key === "ArrowRight") return e;
    if (key === "ArrowLeft") return w;
    if (key === "ArrowUp") return lean ? (ne ?? nw) : (nw ?? ne);
    if (key === "ArrowDown") return lean ? (se ?? sw) : (sw ?? se);
    return undefined;
  }
}

/** The straight lines on which the targets of one pioneer lie: each to its farthest target, with the hexes in between that are no targets. */
export function rays(
  chart: Chart,
  source: string,
  targets: readonly string[],
): { end: Hex; barred: Hex[] }[] {
  const from = need(chart.hex(source), "hex"),
    farthest = new Map<string, Hex>(),
    set = new Set(targets);
  const way = (h: Hex) => `${Math.sign(h.row - from.row)},${Math.sign(h.x - from.x)}`,
    far = (h: Hex) => Math.abs(h.row - from.row) + Math.abs(h.x - from.x);
  for (const name of targets) {
    const hex = need(chart.hex(name), "hex"),
      known = farthest.get(way(hex));
    if (!known || far(hex) > far(known)) farthest.set(way(hex), hex);
  }
  return [...farthest.values()].map(end => {
    const steps = Math.max(Math.abs(end.row - from.row), Math.abs(end.x - from.x) / 2),
      barred: Hex[] = [];
    for (let k = 1; k < steps; k++) {
      const hex = chart.hexes.find(
        h =>
          h.row === from.row + ((end.row - from.row) / steps) * k &&
          h.x === from.x + ((end.x - from.x) / steps) * k,
      );
      if (hex && !set.has(hex.name)) barred.push(hex);
    }
    return { end, barred };
  });
}
