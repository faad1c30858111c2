import { readFileSync } from "node:fs";
import type { TableMessage } from "../src/api";
import { TableStore } from "../src/state/table";
import { addText, lang, type Lang } from "../src/text";

/* No server here: whoever asks is refused at once. */
globalThis.fetch = () => Promise.reject(new Error("no server in these tests"));

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
export const source = (path: string): string => read(`../${path}`);

/** The shell's and a game's texts, as the app would load them. */
export function speakAs(language: Lang, game = "new-haven"): void {
  addText(language, read(`../src/text/${language}.ftl`));
  addText(
    `${language}/${game}`,
    read(`../../src/approdo/games/${game.replace(/-/g, "_")}/text/${language}.ftl`),
  );
  lang.value = language;
}
export const recorded = (name: string): TableMessage =>
  JSON.parse(read(`./fixtures/${name}.json`)) as TableMessage;
export function tableOf(name: string): TableStore {
  const store = new TableStore("sample");
  store.receive(recorded(name));
  return store;
}
