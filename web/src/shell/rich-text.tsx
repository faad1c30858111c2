/* A paragraph of a rulebook with bold, italic, code and bullets. */
import { linked, marked, richText } from "../rules";
import "./rule.css";

interface RichTextProps {
  text: string;
  /** In a rulebook: the first part of its paragraph ids, which become links. */
  prefix?: string;
  /** Words that are looked for. */
  typed?: string;
}

export function RichText({ text, prefix, typed = "" }: RichTextProps) {
  const html = richText(text),
    within = prefix ? linked(html, prefix) : html;
  return <span dangerouslySetInnerHTML={{ __html: marked(within, typed) }} />;
}
