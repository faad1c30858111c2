/* On a page that is no table: when the thing with the focus goes, the next one takes it, so that no key goes nowhere. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { byKey } from "../ui/by-key";

const STOPS = ":is(a[href], button, input, select, textarea, summary):not(:disabled, [tabindex='-1'])";

/** What a thing stood in and after, from the inside outwards: some of it is left when the thing has gone. */
type Trail = readonly (readonly [parent: Element, before: Element | null])[];

function trailOf(thing: Element): Trail {
  const trail: [Element, Element | null][] = [];
  for (let at = thing; at.parentElement; at = at.parentElement)
    trail.push([at.parentElement, at.previousElementSibling]);
  return trail;
}

/** The first stop after the place where something was; the last one before it if none comes after. */
export function nextStop(root: Element, trail: Trail): HTMLElement | undefined {
  const left = trail.find(([parent]) => parent.isConnected);
  if (!left) return undefined;
  const [parent, before] = left,
    place = before?.isConnected ? before : parent,
    stops = [...root.querySelectorAll<HTMLElement>(STOPS)].filter(stop => stop.getClientRects().length > 0);
  const follows = (stop: Element) =>
    place.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING &&
    (place === parent || !place.contains(stop));
  return stops.find(follows) ?? stops.at(-1);
}

export function useKeepFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = content.current;
    if (!box) return;
    let held: Element | null = null,
      trail: Trail = [],
      at = "";
    const enter = ({ target }: FocusEvent) => {
      const thing = target as Element;
      held = thing.closest(".plain-page") ? thing : null;
      trail = held ? trailOf(held) : [];
      at = location.pathname;
    };
    const keep = () => {
      if (!held || held.isConnected) return;
      const lost = document.activeElement === document.body && byKey() && at === location.pathname;
      held = null;
      if (lost) nextStop(box, trail)?.focus();
    };
    const watcher = new MutationObserver(keep);
    watcher.observe(box, { childList: true, subtree: true });
    box.addEventListener("focusin", enter);
    return () => {
      watcher.disconnect();
      box.removeEventListener("focusin", enter);
    };
  }, []);
}
