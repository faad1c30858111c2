/* How the paragraphs of a rulebook are read: sections, rulings with their certainty, figures by where they stand. */
import type { Paragraph, Rulebook } from "../../api";

export interface Section {
  /** Its number; empty where it has none. */
  number: string;
  name: string;
  paragraphs: readonly Paragraph[];
}

export function sectionsOf(book: Rulebook): Section[] {
  const names = [...new Set(book.paragraphs.map(p => p.section))];
  return names.map(section => {
    const [, number = "", name = section] = /^(\d+) (.*)$/.exec(section) ?? [];
    return { number, name, paragraphs: book.paragraphs.filter(p => p.section === section) };
  });
}

/** "nh.3.4" -> "3.4". */
export const numberOf = (id: string): string => id.slice(id.indexOf(".") + 1);
export const prefixOf = (id: string): string => id.slice(0, id.indexOf("."));

const LEADING = /^\(([CPRU])\b[^):]*\)\s*/,
  WITHIN = /\(([CPRU])(?=[),: ])/;
/** How sure a ruling is, and its text without the letter where that stands at the front. */
export function ruling({ text }: Paragraph): { grade: string | undefined; text: string } {
  const grade = (LEADING.exec(text) ?? WITHIN.exec(text))?.[1];
  return { grade, text: text.replace(LEADING, "") };
}

/** Every figure has a number, in the order of the book. */
export const figureNumber = (book: Rulebook, figure: string): number =>
  book.captions.findIndex(caption => caption.figure === figure) + 1;

/** A paragraph of the text, and the ruling that stands beside it. */
export interface Line {
  paragraph: Paragraph;
  note: Paragraph | null;
}
/** Paragraphs up to a figure, and the figures that follow them. */
export interface Group {
  lines: readonly Line[];
  captions: Rulebook["captions"];
}

/** A single ruling stands beside the paragraph before it; where several follow each other they are the text. */
function linesOf(paragraphs: readonly Paragraph[]): Line[] {
  const lines: Line[] = [],
    isRuling = (i: number) => paragraphs[i]?.tag === "ruling";
  paragraphs.forEach((paragraph, i) => {
    const before = lines.at(-1);
    if (isRuling(i) && before && !isRuling(i - 1) && !isRuling(i + 1)) before.note = paragraph;
    else lines.push({ paragraph, note: null });
  });
  return lines;
}

export function groupsOf(book: Rulebook, { paragraphs }: Section): Group[] {
  const groups: Group[] = [];
  let from = 0;
  paragraphs.forEach(({ id }, i) => {
    const captions = book.captions.filter(caption => caption.after === id);
    if (!captions.length && i < paragraphs.length - 1) return;
    groups.push({ lines: linesOf(paragraphs.slice(from, i + 1)), captions });
    from = i + 1;
  });
  return groups;
}
