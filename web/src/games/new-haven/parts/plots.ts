/* Where the plots of a village lie in its picture. */
import type { Point } from "../../../kit";
import { COLUMNS, ROWS } from "../model";

export const STEP = 52,
  LEFT = 42,
  TOP = 46,
  WIDTH = LEFT + COLUMNS * STEP + 32,
  HEIGHT = TOP + ROWS * STEP + 14;

export const plotAt = (i: number): Point => [
  LEFT + (i % COLUMNS) * STEP,
  TOP + Math.floor(i / COLUMNS) * STEP,
];
