/* A part of a page that comes when it is needed: it does not weigh on the first sight of the page. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";

export interface OnDemand<Props> {
  /** The part, or nothing while it is still on its way. */
  now: () => ComponentType<Props> | null;
  /** Asked for once, however often it is fetched. */
  fetch: () => void;
}

export function onDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const found = signal<{ part: ComponentType<Props> } | null>(null);
  let asked = false;
  return {
    now: () => found.value?.part ?? null,
    fetch: () => {
      if (asked) return;
      asked = true;
      load().then(
        part => {
          found.value = { part };
        },
        () => {
          asked = false;
        },
      );
    },
  };
}

/** Fetched when the page stands, so that it is there before it is needed. */
export function useOnDemand<Props>({ now, fetch }: OnDemand<Props>): ComponentType<Props> | null {
  useEffect(fetch, []);
  return now();
}
