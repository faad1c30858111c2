/* Neuland as the server tells it, and the geometry of its picture. */

import { f1, type GlyphName, hexPoints, type Point, poly, type Terrain } from "../../kit";
import { need, nth } from "../../lookup";
import type {
  NeulandAids,
  NeulandBoard,
  NeulandEffect,
  NeulandEnd,
  NeulandHex,
  NeulandPaid,
  NeulandPayWay,
  NeulandPlan,
  NeulandPlanStep,
  NeulandSeat,
  NeulandSlot,
  NeulandTile,
} from "../../server";
import { codeOf } from "../../text/args";
import type { LegalAction, LogEvent } from "../../types";
import type { AnyOf } from "../effect";

export type TerrainId = NeulandTile["terrain"];
export const TERRAINS: readonly TerrainId[] = ["forest", "plain", "mountain"];
export const LAND: Readonly<Record<TerrainId, Terrain>> = {
  forest: "forest",
  plain: "meadow",
  mountain: "mountain",
};

export type Board = NeulandBoard;
export type Aids = NeulandAids;
export type Slot = NeulandSlot;
export type Hex = NeulandHex;
export type SeatBoard = NeulandSeat;
export type Tile = NeulandTile;
export type End = NeulandEnd;
export type Plan = NeulandPlan;
export type PlanStep = NeulandPlanStep;
export type Good = NeulandPaid["good"];
/** One way to pay for an action: the goods, where they are (null: the marker), and the time. */
export type Way = NeulandPayWay;
type Effect = AnyOf<NeulandEffect>;
/** What an action would bring; the server describes its shape. */
export const effectOf = (action: LegalAction | null | undefined): Effect => (action?.effect ?? {}) as Effect;
export const waysOf = (action: LegalAction | null | undefined): readonly Way[] => {
  const { time, wheelbarrow, pay, alternatives } = effectOf(action);
  return pay && time !== undefined
    ? [{ time, wheelbarrow: wheelbarrow ?? false, pay }, ...(alternatives ?? [])]
    : [];
};

const NAMED: Readonly<Record<string, GlyphName>> = {
  stone: "rock",
  raw_iron: "rawiron",
  raw_silver: "rawsilver",
};
export const glyphOf = (good: string | null): GlyphName =>
  good === null ? "mineral" : (NAMED[good] ?? (good as GlyphName));
export const hexOf = (place: string): string => nth(place.split("."), 0, "place");
const slotOf = (place: string): number => Number(place.split(".")[1]) - 1;

/* The picture: hexes of side 72 round (0,0), three rhombi in each (top, right, left), the timeline outside. */
export const SIDE = 72,
  INNER = SIDE * 4.5,
  OUTER = SIDE * 5.17,
  EDGE = OUTER + 10;
const R3 = Math.sqrt(3);
/** The long axis of each slot's rhombus. */
const AXIS: readonly Point[] = [
  [1, 0],
  [-0.5, 0.866],
  [0.5, 0.866],
];
export type Where = readonly [q: number, r: number, slot: number];

export const centreOf = (q: number, r: number): Point => [SIDE * R3 * (q + r / 2), SIDE * 1.5 * r];
export function middleOf([q, r, slot]: Where): Point {
  const [x, y] = centreOf(q, r);
  return nth(
    [
      [x, y - SIDE / 2],
      [x + SIDE * 0.433, y + SIDE / 4],
      [x - SIDE * 0.433, y + SIDE / 4],
    ] as const,
    slot,
    "value",
  );
}
/** A point d along the rhombus' long axis and e across it. */
export function along(at: Where, d: number, e = 0): Point {
  const [x, y] = middleOf(at),
    [ux, uy] = nth(AXIS, at[2], "AXIS");
  return [x + ux * d - uy * e, y + uy * d + ux * e];
}
function corners(at: Where, inset: number): Point[] {
  const [q, r, slot] = at,
    [x, y] = centreOf(q, r),
    v = hexPoints(x, y, SIDE),
    [cx, cy] = middleOf(at),
    k = 1 - (inset * 2.31) / SIDE;
  const four = [
    [x, y] as const,
    ...nth(
      [
        [5, 0, 1],
        [1, 2, 3],
        [3, 4, 5],
      ] as const,
      slot,
      "value",
    ).map(i => nth(v, i, "v")),
  ];
  return four.map(([a, b]) => [cx + (a - cx) * k, cy + (b - cy) * k] as const);
}
export const rhombus = (at: Where, inset = 0): string => poly(corners(at, inset));
/** Marks in the four corners of a rhombus, for the last move. */
export function brackets(at: Where): string {
  const four = corners(at, 1);
  return four
    .map((p, i) =>
      [nth(four, (i + 3) % 4, "four"), nth(four, (i + 1) % 4, "four")]
        .map(
          o => `M${f1(p[0])} ${f1(p[1])}L${f1(p[0] + (o[0] - p[0]) * 0.2)} ${f1(p[1] + (o[1] - p[1]) * 0.2)}`,
        )
        .join(""),
    )
    .join("");
}
/** The hexes on a shortest way between two, both included. */
export function wayBetween(
  [q1, r1]: readonly [number, number],
  [q2, r2]: readonly [number, number],
): readonly (readonly [number, number])[] {
  const n = Math.max(Math.abs(q1 - q2), Math.abs(r1 - r2), Math.abs(q1 + r1 - q2 - r2));
  return Array.from({ length: n + 1 }, (_, i) => {
    const k = n ? i / n : 0,
      q = q1 + (q2 - q1) * k + 1e-6,
      r = r1 + (r2 - r1) * k + 2e-6,
      s = -q - r;
    let [rq, rr] = [Math.round(q), Math.round(r)];
    const rs = Math.round(s),
      [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
    if (dq > dr && dq > ds) rq = -rr - rs;
    else if (dr > ds) rr = -rq - rs;
    return [rq, rr] as const;
  });
}

/** Where a place of the land is drawn. */
export function whereOf(board: Board, place: string): Where {
  const at = need(
    board.hexes.find(h => h.hex === hexOf(place)),
    "hexes",
  );
  return [at.q, at.r, slotOf(place)];
}
/** Where the next building of a hex is drawn. */
export function nextSlot(board: Board, hex: string): Where {
  const at = need(
    board.hexes.find(h => h.hex === hex),
    "hexes",
  );
  return [at.q, at.r, Math.max(0, at.slots.indexOf(null))];
}
export const standing = (board: Board): readonly Slot[] =>
  board.hexes.flatMap(h => h.slots.filter(s => s !== null));

/** The buildings that events speak of, as far as they still stand so. */
export function placesOf(board: Board, events: readonly LogEvent[]): readonly string[] {
  const found = new Set<string>();
  for (const { kind, args, seat } of events) {
    const building = codeOf(args?.building) ?? codeOf(args?.possession);
    for (const s of building ? standing(board) : []) {
      if (s.building !== building || (args?.hex !== undefined && hexOf(s.place) !== args.hex)) continue;
      if (kind === "produce" ? s.worker === seat : kind === "banners" ? s.owner === seat : kind === "build")
        found.add(s.place);
    }
  }
  return [...found];
}
