/* Pages by path, on the history API. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { nth } from "./lookup";

export const path = signal(location.pathname);
export const query = signal(new URLSearchParams(location.search));

function read(): void {
  path.value = location.pathname;
  query.value = new URLSearchParams(location.search);
}
addEventListener("popstate", read);

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  read();
  scrollTo(0, 0);
}

export type Params = Record<string, string>;
/** A path's pattern, and how to load what is shown there. */
export type Route<Page> = readonly [pattern: string, load: () => Promise<Page>];

/** The first route that a path follows, with its parameters. */
export function findRoute<Page>(
  routes: readonly Route<Page>[],
  at: string,
): { load: () => Promise<Page>; params: Params } | null {
  for (const [pattern, load] of routes) {
    const params = match(pattern, at);
    if (params) return { load, params };
  }
  return null;
}

/** "/table/:id" against a path: its parameters, or null. */
export function match(pattern: string, at: string): Params | null {
  const want = pattern.split("/"),
    have = at.replace(/\/$/, "").split("/");
  if (want.length !== have.length) return null;
  const found: Params = {};
  for (const [i, part] of want.entries()) {
    if (part.startsWith(":")) found[part.slice(1)] = decodeURIComponent(nth(have, i, "have"));
    else if (part !== have[i]) return null;
  }
  return found;
}

interface LinkProps {
  href: string;
  class?: string;
  title?: string;
  "aria-label"?: string;
  "aria-current"?: "page";
  children?: ComponentChildren;
}
export const A = ({ href, children, ...rest }: LinkProps) => (
  <a
    href={href}
    {...rest}
    onClick={e => {
      if (e.metaKey || e.ctrlKey || e.shiftKey || e.button) return;
      e.preventDefault();
      go(href);
    }}
  >
    {children}
  </a>
);
