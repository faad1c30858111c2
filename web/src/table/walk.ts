/* Arrow keys, Home and End over the cells of a board. */
import type { Point } from "../kit";
import type { Thing } from "./roving";

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** A step must lead at least so far; leaning sideways counts as so much farther. */
const LEAST_STEP = 2,
  LEAN = 2.5;

interface Place {
  x: number;
  y: number;
}

/** The nearest cell in a direction, seen from where the focus is; -1 if there is none. */
export function nextCell(cells: readonly Place[], from: Place, key: string): number {
  const [ux, uy] = WAYS[key] ?? [0, 0];
  let best = -1,
    least = Infinity;
  for (const [i, { x, y }] of cells.entries()) {
    const dx = x - from.x,
      dy = y - from.y,
      along = dx * ux + dy * uy,
      far = along + (Math.abs(dx * uy) + Math.abs(dy * ux)) * LEAN;
    if (along > LEAST_STEP && far < least) {
      least = far;
      best = i;
    }
  }
  return best;
}

/** The first (Home) or last (End) cell of the row in which `from` lies; -1 if it is there already. */
export function endOfRow(cells: readonly Place[], from: Place, height: number, key: string): number {
  const way = key === "Home" ? -1 : 1;
  let best = -1,
    most = 0;
  for (const [i, { x, y }] of cells.entries()) {
    const along = (x - from.x) * way;
    if (Math.abs(y - from.y) < height / 2 && along > most) {
      most = along;
      best = i;
    }
  }
  return best;
}

const middle = (cell: Element): Place => {
  const { x, y, width, height } = cell.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

function aim(here: Element, cells: readonly Thing[], { key, ctrlKey }: KeyboardEvent): Thing | undefined {
  if (key.startsWith("Arrow")) return cells[nextCell(cells.map(middle), middle(here), key)];
  if (ctrlKey) return key === "Home" ? cells[0] : cells.at(-1);
  const { height } = here.getBoundingClientRect();
  return cells[endOfRow(cells.map(middle), middle(here), height, key)];
}

export function walkCells(e: KeyboardEvent): void {
  const here = e.target as Element,
    room = e.currentTarget as Element;
  if (!(e.key in WAYS || e.key === "Home" || e.key === "End") || !here.matches?.("[data-cell]")) return;
  /* A board that walks by a geometry of its own has stopped the event; radios and fields keep their arrows. */
  if (here.matches("input, select, textarea")) return;
  const cells = [...room.querySelectorAll<Thing>("[data-cell]")].filter(
    cell => cell !== here && cell.getClientRects().length > 0,
  );
  e.preventDefault();
  aim(here, cells, e)?.focus();
}

const LINES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: at => Math.max(0, at - 1),
  ArrowLeft: at => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys, Home and End over the lines of a list. */
export function walkLines(e: KeyboardEvent): void {
  const lines = [...(e.currentTarget as Element).querySelectorAll<HTMLElement>(".entry")],
    at = lines.indexOf(e.target as HTMLElement),
    next = at < 0 ? undefined : LINES[e.key]?.(at, lines.length - 1);
  if (next === undefined) return;
  e.preventDefault();
  lines[next]?.focus();
}
