/* The chart of the points: where its lines run. Pure: marks in, paths out. */
import type { Story } from "../../state/table/story";

export const HIGH = 190;
/** Width of the drawing where there is room, and where there is little: its letters keep their size. */
export const WIDE = 520,
  NARROW = 344;
const LEFT = 30,
  RIGHT = 44,
  TOP = 12,
  BOTTOM = 24,
  /** So many rounds make a line of their own; fewer are drawn step by step. */
  ENOUGH = 8,
  APART = 21;

export type Mark = Story["points"][number];

/** What is drawn: the last point of every round, or every point where rounds are few. */
export function marksOf({ points }: Story): readonly Mark[] {
  const ends = points.filter((point, i) => i === 0 || points[i + 1]?.chapter !== point.chapter);
  return ends.length >= ENOUGH ? ends : points;
}

export interface Plot {
  x: (step: number) => number;
  y: (value: number) => number;
  /** Values with a line across. */
  rungs: readonly number[];
  wide: number;
  left: number;
  right: number;
  foot: number;
}

const nice = (rough: number): number =>
  [1, 2, 5, 10, 20, 25, 50, 100].find(step => step >= rough) ?? Math.ceil(rough / 100) * 100;

export function plotOf(story: Story, wide = WIDE): Plot {
  const highest = Math.max(1, story.goal ?? 0, ...story.points.flatMap(p => [...p.scores, p.common ?? 0])),
    rung = nice(highest / 4),
    foot = HIGH - BOTTOM,
    right = wide - RIGHT;
  return {
    x: step => LEFT + ((right - LEFT) * step) / Math.max(1, story.steps),
    y: value => foot - ((foot - TOP) * value) / highest,
    rungs: Array.from({ length: Math.floor(highest / rung) + 1 }, (_, i) => i * rung),
    wide,
    left: LEFT,
    right,
    foot,
  };
}

export const lineOf = (marks: readonly Mark[], plot: Plot, value: (mark: Mark) => number): string =>
  marks
    .map((mark, i) => `${i ? "L" : "M"}${plot.x(mark.step).toFixed(1)} ${plot.y(value(mark)).toFixed(1)}`)
    .join("");

/** Heights of the marks at the right end, moved apart so that none hides another. */
export function spread(heights: readonly number[]): readonly number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0)),
    placed = [...heights];
  for (const [rank, i] of order.entries()) {
    const above = order[rank - 1];
    if (above !== undefined) placed[i] = Math.max(placed[i] ?? 0, (placed[above] ?? 0) + APART);
  }
  /* What was pushed out at the foot pushes back. */
  let floor = HIGH - APART / 2;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, floor);
    floor = (placed[i] ?? 0) - APART;
  }
  return placed;
}
