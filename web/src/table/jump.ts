/* Straight to a cell: the next one where something can be done, the next own piece, one called by its name. */
import type { TableStore } from "../state/table";
import { t } from "../text";
import { ENDING, GROUPS, LEGAL, MAY, type Thing } from "./roving";

const PLACES = [".board", ".own"] as const;
/** Where nothing lies on the table to be chosen, the prompt's buttons are the choice; never the red one. */
const BUTTONS = ".prompt .acts .btn:not(.quiet, .primary)";
/** How long a name that is being typed waits for its next letter; and one that is a cell's already (ms). */
const PATIENCE = 6000,
  SURE = 2500;

/** In the order of the page, but first what is asked for, and what ends the turn last. */
function cellsIn(selector: string): Thing[] {
  const found = PLACES.flatMap(place => [...document.querySelectorAll<Thing>(`${place} :is(${selector})`)]),
    late = (cell: Thing) => 2 * Number(cell.matches(ENDING)) + Number(cell.matches(MAY));
  return found.sort((a, b) => late(a) - late(b));
}

/** Phone and tablet: the room where a cell lies is opened before the focus goes there. */
export function focusIn(store: TableStore, cell: Thing): void {
  if (cell.getClientRects().length === 0) {
    store.tab.value = cell.closest(".own") ? "me" : "board";
    requestAnimationFrame(() => cell.focus());
    return;
  }
  cell.focus();
}

/** The next (or previous) cell of a sort after the one with the focus, round and round; from elsewhere the way leads
    to what is asked for, if anything is. */
function step(store: TableStore, cells: readonly Thing[], by: 1 | -1, none: string): void {
  const here = document.activeElement,
    at = cells.indexOf(here as Thing),
    may = cells.findIndex(cell => cell.matches(MAY)),
    asked = may > 0 ? cells.slice(0, may) : cells,
    after = asked.findIndex(
      cell => here && here.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING,
    ),
    before = (after < 0 ? asked.length : after) - 1,
    from = at >= 0 ? at + by : by > 0 ? Math.max(0, after) : before,
    next = cells.at(from % cells.length);
  if (next) focusIn(store, next);
  else store.voice.now(t(none));
}

/** Where something has been taken in hand (pressed), the way leads past what could be taken instead. */
export function toLegal(store: TableStore, by: 1 | -1): void {
  const places = cellsIn(LEGAL),
    all = places.length ? places : [...document.querySelectorAll<Thing>(BUTTONS)],
    held = new Set(all.filter(cell => cell.ariaPressed === "true").map(cell => cell.closest(GROUPS))),
    rest = all.filter(cell => cell.ariaPressed === null || !held.has(cell.closest(GROUPS)));
  step(store, held.size && rest.length ? rest : all, by, "told-no-legal");
}
export const toOwn = (store: TableStore, by: 1 | -1): void =>
  step(store, cellsIn("[data-own]"), by, "told-no-own");

const nameOf = (cell: Thing): string => (cell.dataset.cell ?? "").toLowerCase();

/** Board and own area may have cells of the same names: meant is where something can be done, then where one is. */
function farness(cell: Thing): number {
  const place = cell.closest(PLACES.join(", ")),
    far = [!cell.matches(LEGAL), !place?.querySelector(LEGAL), !place?.contains(document.activeElement)];
  return far.reduce((sum, one) => 2 * sum + Number(one), 0);
}

/** A cell's name typed letter by letter: "f", "5". */
export class GoTo {
  private typed: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly store: TableStore) {}

  get active(): boolean {
    return this.typed !== null;
  }
  static known(letter: string): boolean {
    return cellsIn("[data-cell]").some(
      cell => /^[a-z]+\d+$/.test(nameOf(cell)) && nameOf(cell)[0] === letter,
    );
  }
  begin(letter = ""): void {
    this.typed = letter;
    this.store.typing.value = letter;
    if (!letter) this.store.voice.now(t("told-go-to"));
    this.wait();
  }
  /** A key while a name is being typed; true when it was used. */
  press(key: string): boolean {
    if (this.typed === null) return false;
    if (key === "Escape") this.end();
    else if (key === "Enter") this.arrive(this.matching()[0]);
    else if (key === "Backspace") this.begin(this.typed.slice(0, -1));
    else if (/^[\p{L}\p{N}-]$/u.test(key)) this.add(key.toLowerCase());
    else return false;
    return true;
  }
  private add(key: string): void {
    this.typed += key;
    this.store.typing.value = this.typed;
    const found = this.matching();
    if (!found.length) this.miss();
    else if (found.length === 1 || found.every(cell => nameOf(cell) === this.typed)) this.arrive(found[0]);
    else this.wait();
  }
  private matching(): Thing[] {
    const typed = this.typed ?? "",
      found = cellsIn("[data-cell]").filter(cell => nameOf(cell).startsWith(typed));
    return found.sort((a, b) => nameOf(a).length - nameOf(b).length || farness(a) - farness(b));
  }
  private arrive(cell: Thing | undefined): void {
    if (!cell) {
      this.miss();
      return;
    }
    this.end();
    focusIn(this.store, cell);
  }
  private miss(): void {
    this.store.voice.now(t("told-no-cell", { name: this.typed ?? "" }));
    this.end();
  }
  /** "i1" may become "i13": who stops there means it. */
  private wait(): void {
    clearTimeout(this.timer);
    const exact = () => this.matching().find(cell => nameOf(cell) === this.typed);
    this.timer = setTimeout(
      () => {
        const cell = exact();
        if (cell) this.arrive(cell);
        else this.end();
      },
      exact() ? SURE : PATIENCE,
    );
  }
  private end(): void {
    clearTimeout(this.timer);
    this.typed = null;
    this.store.typing.value = null;
  }
}
