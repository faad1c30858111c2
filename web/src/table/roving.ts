/* One tab stop per place: of the things that arrow keys walk over, only the present one is on the way of Tab. */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

export type Thing = HTMLElement | SVGElement;

/** Where something can be done now. A place that ends the turn says so, and never comes first; nor does one where only
    something may be done that nobody asks for. */
export const LEGAL = "[data-legal], .legal[data-cell]",
  ENDING = "[data-legal='end']",
  MAY = "[data-legal='may']",
  PLAYABLE = `:is(${LEGAL}):not(${ENDING}, ${MAY})`;
/** Things inside one of these share a tab stop. */
export const GROUPS = ".panel, .board, .own";

interface Stop {
  at: Thing;
  name: string;
  /** The reader has been there; until then the first legal thing is the stop. */
  visited: boolean;
}

const nameOf = (thing: Thing): string => thing.dataset.cell ?? "";
const named = (name: string): boolean => name !== "" && name !== "true";

export class Roving {
  private readonly stops = new WeakMap<Element, Stop>();
  /** What the focus was last on; null when it left by itself. */
  private last: Stop | null = null;

  constructor(
    private readonly root: Thing,
    private readonly selector: string,
  ) {}

  /** Keeps the stops tidy until the returned function is called. */
  watch(): () => void {
    const watcher = new MutationObserver(() => this.tidy()),
      stop = new AbortController(),
      until = { signal: stop.signal };
    this.tidy();
    watcher.observe(this.root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["data-cell", "data-legal", "tabindex"],
    });
    this.root.addEventListener("focusin", e => this.enter(e.target as Element), until);
    this.root.addEventListener("focusout", e => this.leave((e as FocusEvent).relatedTarget), until);
    return () => {
      watcher.disconnect();
      stop.abort();
    };
  }

  private enter(target: Element): void {
    const thing = target.closest<Thing>(this.selector);
    if (!thing || !this.root.contains(thing)) return;
    this.last = { at: thing, name: nameOf(thing), visited: true };
    this.stops.set(this.groupOf(thing), this.last);
    this.tidy();
  }
  /** A focus that goes nowhere belongs to a thing that was taken away: it is looked for again. */
  private leave(to: EventTarget | null): void {
    if (to) this.last = null;
  }
  private groupOf(thing: Thing): Element {
    const group = thing.closest(GROUPS);
    return group && this.root.contains(group) ? group : this.root;
  }
  private tidy(): void {
    const groups = new Map<Element, Thing[]>();
    for (const thing of this.root.querySelectorAll<Thing>(this.selector)) {
      const group = this.groupOf(thing);
      groups.set(group, [...(groups.get(group) ?? []), thing]);
    }
    for (const [group, things] of groups) {
      const stop = this.stopOf(group, things);
      for (const thing of things) {
        const index = thing === stop ? "0" : "-1";
        if (thing.getAttribute("tabindex") !== index) thing.setAttribute("tabindex", index);
      }
    }
    this.keepFocus();
  }
  private stopOf(group: Element, things: readonly Thing[]): Thing | undefined {
    const known = this.stops.get(group);
    if (known?.visited) {
      if (things.includes(known.at)) return known.at;
      const same = named(known.name) ? things.find(thing => nameOf(thing) === known.name) : undefined;
      if (same) {
        this.stops.set(group, { ...known, at: same });
        return same;
      }
    }
    return things.find(thing => thing.matches(PLAYABLE)) ?? things[0];
  }
  /** The thing that had the focus was drawn anew: the new one takes it. */
  private keepFocus(): void {
    const { last } = this;
    if (!last || last.at.isConnected || document.activeElement !== document.body) return;
    const again = named(last.name)
      ? [...this.root.querySelectorAll<Thing>(this.selector)].find(thing => nameOf(thing) === last.name)
      : undefined;
    this.last = null;
    again?.focus();
  }
}

export function useRoving(root: RefObject<Thing | null>, selector = "[data-cell]"): void {
  useLayoutEffect(() => {
    const box = root.current;
    return box ? new Roving(box, selector).watch() : undefined;
  }, [selector]);
}
