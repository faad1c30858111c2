/* A game's rulebook: asked once per language, its little Markdown turned into HTML. */

import { api, type Rulebook } from "./api";
import { need, nth } from "./lookup";
import type { Lang } from "./text";

const escaped = (s: string): string => s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
const inline = (text: string): string =>
  escaped(text)
    .replace(/\*\*(.+?)\*\*/g, "<b>$1</b>")
    .replace(/(^|\W)\*(\S.*?)\*(?=\W|$)/g, "$1<i>$2</i>")
    .replace(/`(.+?)`/g, "<code>$1</code>");

/** Paragraph ids in a text, such as nh.3.4. */
const ID = /\b([a-z]{2,3})\.(\d+\.\d+[a-z]?)\b/g;
const LOOSE: Readonly<Record<string, string>> = {
  a: "aàáâä",
  e: "eèéêë",
  i: "iìíîï",
  o: "oòóôö",
  u: "uùúûü",
};
/** A pattern that finds any of the typed words, whatever their case, accents and apostrophes. */
function wanted(typed: string): RegExp | null {
  const words = typed
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/\s+/)
    .filter(Boolean)
    .map(word => escaped(word).replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
    .map(word =>
      word.replace(/[aeiou]/gi, vowel => `[${LOOSE[vowel.toLowerCase()]}]`).replace(/['’]/g, "['’]"),
    );
  return words.length ? new RegExp(words.join("|"), "gi") : null;
}
/** HTML with the words found marked; tags and entities are left alone. */
export function marked(html: string, typed: string): string {
  const found = wanted(typed);
  if (!found) return html;
  return html
    .split(/(<[^>]*>|&\w+;)/)
    .map((part, i) => (i % 2 ? part : part.replace(found, "<mark>$&</mark>")))
    .join("");
}
/** HTML with the paragraphs it names as links within their own rulebook. */
export const linked = (html: string, prefix: string): string =>
  html.replace(ID, (id, of: string, number: string) =>
    of === prefix ? `<a class="ref" href="#${id}">${number}</a>` : id,
  );

/** A paragraph's text with bold, italic, code and bullets. */
export function richText(text: string): string {
  let out = "",
    bullets = false;
  for (const line of text.split("\n")) {
    const item = /^\s*[-*] (.*)/.exec(line);
    if (item && !bullets) out += "<ul>";
    if (!item && bullets) out += "</ul>";
    bullets = item !== null;
    out += item ? `<li>${inline(nth(item, 1, "item"))}</li>` : `${inline(line)} `;
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
  return need(books.get(key), "books");
}
