import { readFileSync } from "node:fs";
import { configure } from "@testing-library/preact";
import type { TableMessage } from "../src/api";
import { TableStore } from "../src/state/table";
import { addText, type Lang, lang } from "../src/text";
import type { View } from "../src/types";

/* A board is loaded when its table opens: many small modules, and a busy machine takes its time. */
configure({ asyncUtilTimeout: 10_000 });

/* No server here: whoever asks is refused at once. */
globalThis.fetch = () => Promise.reject(new Error("no server in these tests"));

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
export const source = (path: string): string => read(`../${path}`);

/** The shell's and a game's texts, as the app would load them. */
export function speakAs(language: Lang, game = "new-haven"): void {
  addText(language, read(`../src/text/${language}.ftl`));
  addText(
    `${language}/${game}`,
    /* As the server sends them: the engine's texts, then the game's. */
    read(`../../src/approdo/core/text/${language}.ftl`) +
      read(`../../src/approdo/games/${game.replace(/-/g, "_")}/text/${language}.ftl`),
  );
  lang.value = language;
}
/** A recorded message; every one of them has a view. */
export const recorded = (name: string): TableMessage & { view: View } =>
  JSON.parse(read(`./fixtures/${name}.json`)) as TableMessage & { view: View };
/** The one element that must be there. */
export function one(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}
export function tableOf(name: string): TableStore {
  const store = new TableStore("sample");
  store.receive(recorded(name));
  return store;
}
