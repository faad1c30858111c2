/* Measures of a card, and the joints between neighbours. */
import { nth } from "../../../lookup";

export const SIDE = 100,
  PICTURE = 90,
  FOOT = 26,
  TALL = PICTURE + FOOT,
  GAP = 6;

/** A half moon joins the first and the second building, a triangle the second and the third; halves until the neighbour comes. */
export function joins(position: number, y: number, x = 0): string {
  const moon = (at: number, turn: 0 | 1) => `M${at} ${y - 9}a9 9 0 0 ${turn} 0 18z`,
    wedge = (at: number, dx: number) => `M${at} ${y - 10}l${dx} 10l${-dx} 10z`;
  return nth([moon(x + SIDE, 0), moon(x, 1) + wedge(x + SIDE, -9), wedge(x, 9)], position - 1, "list");
}

/** What a building of a drawing is called, and what a press on it does. */
export interface Pick {
  cell: string;
  piece: string;
  own: boolean;
  label: string;
  /** Something can be done here now; quiet when it is only offered. */
  legal: boolean;
  quiet: boolean;
  press: () => void;
  peek: (on: boolean) => void;
}
