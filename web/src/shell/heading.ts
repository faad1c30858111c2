/* Every page is known by its first heading: it names the tab, and takes the focus when the page changes. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { path } from "../router";

/** Past the strip: to the board of a table, else to the page's heading. */
export function toContent(content: HTMLElement | null): void {
  const place =
    content?.querySelector<HTMLElement>(".board [tabindex='0']") ??
    content?.querySelector<HTMLElement>("h1") ??
    content?.querySelector<HTMLElement>("main");
  if (!place) return;
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus();
}

export function useHeading(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = content.current;
    if (!box) return;
    let at = path.value,
      seen: HTMLElement | null = null,
      held: HTMLElement | null = null,
      told = "";
    const read = () => {
      const heading = box.querySelector<HTMLElement>("h1"),
        name = heading?.textContent?.trim() ?? "";
      if (!heading || !name) return;
      const same = heading === seen && name === told;
      seen = heading;
      /* A table says in its title whose turn it is. */
      if (name !== told && !box.querySelector(".table"))
        document.title = name === "Approdo" ? name : `${name} · Approdo`;
      told = name;
      /* The path changes before the page does: the old page's heading may still be there. And a page that is still
         loading has a heading of its own: when it goes, the next one takes over. */
      const orphaned = held !== null && !held.isConnected;
      if ((at === path.value && !orphaned) || same) return;
      at = path.value;
      heading.tabIndex = -1;
      held = null;
      if (document.activeElement !== document.body) return;
      heading.focus({ preventScroll: true });
      held = heading;
    };
    const watcher = new MutationObserver(read);
    watcher.observe(box, { childList: true, subtree: true, characterData: true });
    read();
    return () => watcher.disconnect();
  }, []);
}
