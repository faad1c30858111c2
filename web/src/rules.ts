/* A game's rulebook, cut into its numbered paragraphs. */
import { api } from "./api";
import type { Lang } from "./text";

export interface Paragraph { id: string; tag: string | null; html: string; section: string }
export interface Section { id: string; title: string }
export interface Rulebook { title: string; sections: readonly Section[]; paragraphs: readonly Paragraph[]; glossary: readonly (readonly string[])[] }

const escape = (s: string): string => s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
/** The little Markdown our rulebooks use inside a paragraph: bold, italic, code and bullets. */
export function inline(text: string): string {
  return escape(text).replace(/\*\*(.+?)\*\*/g, "<b>$1</b>").replace(/(^|\W)\*(\S.*?)\*(?=\W|$)/g, "$1<i>$2</i>").replace(/`(.+?)`/g, "<code>$1</code>");
}
function body(lines: readonly string[]): string {
  let out = "", bullets = false;
  for (const line of lines) {
    const item = /^\s*[-*] (.*)/.exec(line);
    if (item && !bullets) out += "<ul>";
    if (!item && bullets) out += "</ul>";
    bullets = item !== null;
    out += item ? `<li>${inline(item[1]!)}</li>` : `${inline(line)} `;
  }
  return out + (bullets ? "</ul>" : "");
}

export function parseRules(source: string): Rulebook {
  let title = "", section: Section = { id: "0", title: "" };
  const sections: Section[] = [], paragraphs: Paragraph[] = [], glossary: string[][] = [];
  for (const block of source.split(/\n\s*\n/)) {
    const lines = block.trim().split("\n"), first = lines[0] ?? "";
    const heading = /^(#{1,3}) (.*)/.exec(first), paragraph = /^\*\*([a-z]{2}\.[0-9]+\.[0-9]+[a-z]?)(?: (\w+))?\*\*\s*(.*)/.exec(first);
    if (heading) {
      if (heading[1] === "#") title = heading[2]!;
      else { section = { id: String(sections.length), title: heading[2]! }; sections.push(section); }
    } else if (paragraph) paragraphs.push({ id: paragraph[1]!, tag: paragraph[2] ?? null, html: body([paragraph[3]!, ...lines.slice(1)]), section: section.id });
    else if (first.startsWith("|")) glossary.push(...lines.filter(l => !/^\|[\s:|-]+\|$/.test(l)).map(l => l.split("|").slice(1, -1).map(c => c.trim())));
  }
  return { title, sections, paragraphs, glossary };
}

const books = new Map<string, Promise<Rulebook>>();
export function loadRules(game: string, lang: Lang): Promise<Rulebook> {
  const key = `${lang}/${game}`;
  if (!books.has(key)) {
    const book = api.rulebook(game, lang).then(parseRules);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return books.get(key)!;
}
