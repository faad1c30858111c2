/* A section of a rulebook: text with notes beside it, figures between. */
import type { Rulebook } from "../../api";
import { Note } from "./note";
import { Plate } from "./plate";
import { figureNumber, type Group, groupsOf, prefixOf, type Section } from "./reading";
import { Rule } from "./rule";
import type { Figures } from "./use-figures";

interface ChapterProps {
  book: Rulebook;
  section: Section;
  at: number;
  typed: string;
  figures: Figures | null;
}

/** A note reaches down to the next one, so that the text beside it goes on; the last row takes what is left of it. */
function Lines({ lines, typed }: { lines: Group["lines"]; typed: string }) {
  const noted = lines.flatMap(({ note }, i) => (note ? [i] : [])),
    end = (i: number) => noted.find(other => other > i) ?? lines.length + 1;
  return (
    <div class="lines" style={{ gridTemplateRows: `repeat(${lines.length}, auto) 1fr` }}>
      {lines.map(({ paragraph, note }, i) => [
        <Rule key={paragraph.id} paragraph={paragraph} typed={typed} row={`${i + 1}`} />,
        note && <Note key={note.id} paragraph={note} typed={typed} row={`${i + 1} / ${end(i) + 1}`} />,
      ])}
    </div>
  );
}

const Plates = ({
  book,
  captions,
  figures,
}: Pick<ChapterProps, "book" | "figures"> & Pick<Group, "captions">) => (
  <>
    {captions.map(caption => (
      <Plate
        key={caption.figure}
        n={figureNumber(book, caption.figure)}
        caption={caption}
        prefix={prefixOf(caption.after)}
        figure={figures?.byId.get(caption.figure)}
        create={figures?.create ?? null}
      />
    ))}
  </>
);

export const Chapter = ({ book, section, at, typed, figures }: ChapterProps) => (
  <section id={`s-${at}`}>
    <h2>
      <span class="at">{section.number}</span>
      {section.name}
    </h2>
    {groupsOf(book, section).map((group, i) => [
      <Lines key={`lines-${i}`} lines={group.lines} typed={typed} />,
      <Plates key={`plates-${i}`} book={book} captions={group.captions} figures={figures} />,
    ])}
  </section>
);
