/* A game's rulebook: asked once per language, its little Markdown turned into HTML. */
import { api, type Rulebook } from "./api";
import type { Lang } from "./text";

const escape = (s: string): string => s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
const inline = (text: string): string =>
  escape(text)
    .replace(/\*\*(.+?)\*\*/g, "<b>$1</b>")
    .replace(/(^|\W)\*(\S.*?)\*(?=\W|$)/g, "$1<i>$2</i>")
    .replace(/`(.+?)`/g, "<code>$1</code>");

/** A paragraph's text with bold, italic, code and bullets. */
export function richText(text: string): string {
  let out = "",
    bullets = false;
  for (const line of text.split("\n")) {
    const item = /^\s*[-*] (.*)/.exec(line);
    if (item && !bullets) out += "<ul>";
    if (!item && bullets) out += "</ul>";
    bullets = item !== null;
    out += item ? `<li>${inline(item[1]!)}</li>` : `${inline(line)} `;
  }
  return out + (bullets ? "</ul>" : "");
}

const books = new Map<string, Promise<Rulebook>>();
export function loadRules(game: string, lang: Lang): Promise<Rulebook> {
  const key = `${lang}/${game}`;
  if (!books.has(key)) {
    const book = api.rulebook(game, lang);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return books.get(key)!;
}
