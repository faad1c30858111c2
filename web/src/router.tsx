/* Pages by path, on the history API. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

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

/** "/table/:id" against a path: its parameters, or null. */
export function match(pattern: string, at: string): Record<string, string> | null {
  const want = pattern.split("/"),
    have = at.replace(/\/$/, "").split("/");
  if (want.length !== have.length) return null;
  const found: Record<string, string> = {};
  for (const [i, part] of want.entries()) {
    if (part.startsWith(":")) found[part.slice(1)] = decodeURIComponent(have[i]!);
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
