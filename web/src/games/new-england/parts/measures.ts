/* Ink and measures of the coast. */
import { xOf, yOf } from "../model";

export const INK = "#23180F",
  LOWEST = 1,
  HIGHEST = 10,
  ROWS = 9,
  COLUMNS = 11;

export const COAST = `M${xOf(1)} ${yOf(1)}H${xOf(11)}V${yOf(2)}H${xOf(12)}V${yOf(10)}`;
