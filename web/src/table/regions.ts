/* The parts of the table page that F6 goes through. */
import type { Tab, TableStore } from "../state/table";
import type { Thing } from "./roving";

interface Region {
  selector: string;
  /** Where it lies on a phone or tablet. */
  tab?: Tab;
  /** What takes the focus; left out: the present cell, or the region itself. */
  inner?: string;
}

const REGIONS: readonly Region[] = [
  { selector: ".coach", inner: ".ways .btn:not(.back)" },
  { selector: ".prompt" },
  { selector: ".board", tab: "board" },
  { selector: ".own", tab: "me" },
  { selector: ".others", tab: "others" },
  { selector: ".talk", tab: "log", inner: ".log .entry[tabindex='0']" },
  { selector: ".talk", tab: "chat", inner: ".write input" },
];
/** The page of a finished game has other parts before its log. */
const AT_END: readonly Region[] = [
  { selector: ".verdict-bar", inner: "h1" },
  { selector: ".board" },
  { selector: ".sources", inner: "[tabindex='0']" },
  { selector: ".moments", inner: ".moment" },
  ...REGIONS.filter(({ selector }) => selector === ".talk"),
];
const STOP = "[data-cell][tabindex='0']";

/** The log and the chat are the same panel with another tab open. */
const isIn = (store: TableStore, { selector, tab }: Region, at: Element | null): boolean =>
  Boolean(at?.closest(selector)) &&
  (selector !== ".talk" || (store.talk.value === "chat") === (tab === "chat"));

function enter({ selector, inner }: Region): void {
  const room = document.querySelector<HTMLElement>(selector),
    thing = room?.querySelector<Thing>(inner ?? STOP);
  (thing ?? room)?.focus();
}

export function nextRegion(store: TableStore, by: 1 | -1): void {
  const all = document.querySelector(".ended") ? AT_END : REGIONS,
    there = all.filter(({ selector }) => document.querySelector(selector)),
    here = there.findIndex(region => isIn(store, region, document.activeElement)),
    first = by > 0 ? 0 : there.length - 1,
    next = there.at(here < 0 ? first : (here + by) % there.length);
  if (!next) return;
  if (next.tab === "log" || next.tab === "chat") store.talk.value = next.tab;
  if (next.tab && store.width.value !== "desktop") store.tab.value = next.tab;
  /* The room is drawn first. */
  requestAnimationFrame(() => enter(next));
}
