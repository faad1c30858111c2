/* Playing by keyboard: what a key does at this table. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { BoardParts } from "../games/board";
import { type Asked, askedBy, characterOf } from "../state/keymap";
import { pace, type Speed } from "../state/settings";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { byKey } from "../ui/by-key";
import { sayDone, waitedFor } from "./hearing";
import { focusIn, GoTo, toLegal, toOwn } from "./jump";
import { setPace } from "./moves";
import { nextRegion } from "./regions";
import { MAY, PLAYABLE, type Thing } from "./roving";
import { pressOf, sealOf } from "./seal";
import { Summaries } from "./summaries";

/** Fields and dialogs have their own use for keys; a slider only for arrows. */
const WRITING = "input:not([type=range]), textarea, select";
/** What a space presses already. */
const PRESSED = "button, a, summary, [data-cell], [role=button]";
/** Where arrows have nothing to walk over: they lead to the table. */
const NOWHERE = "body, h1, .prompt";
const SPEEDS: ReadonlySet<string> = new Set(["pause", "normal", "fast", "skip"]);
const isSpeed = (what: string | undefined): what is Speed => what !== undefined && SPEEDS.has(what);

/** What the game asks for: on the table, or in a list of actions. */
const ASKED_FOR = `${PLAYABLE}, .choice`;

/** The first thing that can be done, never one that ends the turn: on the map, in the own area, in a list. */
export function focusTable(store: TableStore): void {
  const found = [ASKED_FOR, MAY, "[data-cell][tabindex='0']"]
    .flatMap(what => [".board", ".own"].map(where => `${where} :is(${what})`))
    .map(place => document.querySelector<Thing>(place))
    .find(thing => thing !== null);
  if (found) focusIn(store, found);
  else document.querySelector<HTMLElement>(".prompt")?.focus();
}

type Deeds = Readonly<Record<Exclude<Asked, Speed>, () => void>>;

function deedsOf(store: TableStore, parts: BoardParts | null, help: () => void, goTo: GoTo): Deeds {
  const { lookback } = store,
    told = new Summaries(store, parts);
  return {
    "next-legal": () => toLegal(store, 1),
    "previous-legal": () => toLegal(store, -1),
    "next-own": () => toOwn(store, 1),
    "go-to": () => goTo.begin(),
    find: () => {
      store.finder.value = true;
    },
    advice: () => {
      if (store.advice.offered.value) void store.advice.ask();
      else store.voice.now(t("advice-none"));
    },
    seal: () => ending(store, parts),
    undo: () => store.undo(),
    "tell-moves": () => told.moves(),
    "tell-turn": () => told.turn(),
    "tell-board": () => told.board(),
    "tell-mine": () => told.mine(),
    "tell-hand": () => told.hand(),
    "tell-other": () => told.opponent(),
    "tell-since": () => told.since(),
    "tell-again": () => store.voice.again(),
    alerts: () => {
      store.alerts.open.value = true;
    },
    "go-on": () => store.pace.go(),
    back: () => lookback.lookAt(store.view.value.step - 1),
    forward: () => lookback.lookAt(lookback.looking.value ? store.view.value.step + 1 : null),
    help,
  };
}

/** Space pauses and goes on; the other speeds are chosen. */
function changePace(store: TableStore, speed: Speed): void {
  if (speed === "pause" && store.pace.held.value) store.pace.go();
  else setPace(store, speed === pace.value && speed === "pause" ? "normal" : speed);
}

/** What these keys always do, whatever the reader has switched off. */
function steady(store: TableStore, parts: BoardParts | null, e: KeyboardEvent): (() => void) | undefined {
  const { lookback, voice, ahead } = store;
  if (e.key === "F6") return () => nextRegion(store, e.shiftKey ? -1 : 1);
  if (e.key.startsWith("Arrow"))
    return document.activeElement?.matches(NOWHERE) ? () => focusTable(store) : undefined;
  if (e.key !== "Escape") return undefined;
  if (lookback.looking.value) return () => lookback.lookAt(null);
  if (ahead.thinking.value) return () => ahead.close();
  if (voice.shown.value !== null)
    return () => {
      voice.shown.value = null;
    };
  return parts?.keys?.escape;
}

/** E ends a step. A seal with a key of its own does something else: E then says what is awaited. */
function ending(store: TableStore, parts: BoardParts | null): void {
  const seal = sealOf(store, parts),
    waited = waitedFor(store);
  if (!seal && waited.length) sayDone(store, waited);
  else if (seal?.key && seal.key !== "E") store.voice.now(t("key-end-first", { seal: seal.label }));
  else if (!seal?.press) store.voice.now(seal ? `${seal.label}.` : t("key-end-none"));
  else pressOf(store, seal)?.(true);
}

/** What a key does at this table, or nothing. */
function keyed(store: TableStore, parts: BoardParts | null, deeds: Deeds, goTo: GoTo, e: KeyboardEvent) {
  const always = steady(store, parts, e);
  if (always) return always;
  const key = characterOf(e);
  if (key === null) return undefined;
  /* A capital letter begins the name of a cell. */
  if (e.shiftKey && /^[a-z]$/.test(key) && GoTo.known(key)) return () => goTo.begin(key);
  const own = parts?.keys?.[key],
    asked = askedBy(key);
  if (isSpeed(asked) && !(own && store.myTurn.value)) return () => changePace(store, asked);
  if (own) return own;
  return asked && !isSpeed(asked) ? deeds[asked] : undefined;
}

/** Bound as soon as the board is there, not after the next paint: the first key counts. */
export function useKeys(store: TableStore, parts: BoardParts | null, help: () => void): void {
  useLayoutEffect(() => {
    const goTo = new GoTo(store),
      deeds = deedsOf(store, parts, help, goTo);
    const press = (e: KeyboardEvent) => {
      const target = e.target as Element;
      if (target.closest("dialog") || (e.key !== "F6" && target.closest(WRITING))) return;
      if (!e.ctrlKey && !e.metaKey && !e.altKey && goTo.press(e.key)) {
        e.preventDefault();
        e.stopPropagation();
        return;
      }
      if (e.key === " " && target.closest(PRESSED)) return;
      const action = keyed(store, parts, deeds, goTo, e);
      if (!action) return;
      action();
      e.preventDefault();
    };
    /* Before the cells hear of it: Enter ends a typed name and presses nothing. */
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [store, parts]);
}

/** Who plays by keyboard keeps the focus at the table when the thing just used is gone. */
export function useFocusKept(store: TableStore): void {
  /** Where the focus was put because nothing was asked for: it goes on as soon as something is. */
  const parked = useRef<Element | null>(null);
  useEffect(() => {
    /* A dialog that opened with the page has nobody to give the focus back to. */
    const closed = () => {
      requestAnimationFrame(() => {
        if (byKey() && document.activeElement === document.body) focusTable(store);
      });
    };
    addEventListener("close", closed, true);
    return () => removeEventListener("close", closed, true);
  }, []);
  const offered = store.legal.value;
  useEffect(() => {
    const at = document.activeElement,
      lost = at === document.body || (at !== null && at === parked.current);
    if (!byKey() || !lost) return;
    if (offered.all.length) focusTable(store);
    else if (!store.errands.busy.value) document.querySelector<HTMLElement>(".prompt")?.focus();
    const now = document.activeElement;
    parked.current = now?.matches(ASKED_FOR) ? null : now;
  }, [offered]);
}
