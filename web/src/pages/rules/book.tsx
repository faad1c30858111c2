/* A rulebook: illustrated, searchable, printable, every paragraph with its own address. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Rulebook } from "../../api";
import { loadRules } from "../../rules";
import { Page } from "../../shell/page";
import { gameName } from "../../state/games";
import { lang, t } from "../../text";
import { Chapter } from "./chapter";
import { Contents } from "./contents";
import { Glossary } from "./glossary";
import { useNamed } from "./named";
import { prefixOf, sectionsOf } from "./reading";
import { Summary } from "./summary";
import { useFigures } from "./use-figures";
import { useReading } from "./use-reading";
import "./book.css";
import "./plate.css";
import "./print.css";

interface Read {
  book: ReadonlySignal<Rulebook | null>;
  failed: ReadonlySignal<boolean>;
}

function useBook(game: string): Read {
  const book = useSignal<Rulebook | null>(null),
    failed = useSignal(false);
  useEffect(() => {
    loadRules(game, lang.value)
      .then(found => {
        book.value = found;
        requestAnimationFrame(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());
      })
      .catch(() => {
        failed.value = true;
      });
  }, [game, lang.value]);
  return { book, failed };
}

export function Book({ game }: { game: string }) {
  const { book, failed } = useBook(game),
    typed = useSignal(""),
    figures = useFigures(game),
    read = book.value,
    at = useReading(read !== null),
    prefix = prefixOf(read?.paragraphs[0]?.id ?? "");
  useNamed();
  return (
    <Page rules={`/rules/${game}`}>
      <main class="wrap reader">
        <Contents game={game} book={read} typed={typed} at={at.value} />
        <article class="panel book">
          <h1>{t("rules-of", { game: read?.title ?? gameName(game) })}</h1>
          {failed.value && <p class="wrong">{t("error-server")}</p>}
          {read && read.summary.length > 0 && <Summary parts={read.summary} prefix={prefix} />}
          {read &&
            sectionsOf(read).map((section, i) => (
              <Chapter
                key={section.name}
                book={read}
                section={section}
                at={i}
                typed={typed.value}
                figures={figures.value}
              />
            ))}
          {read && read.glossary.length > 0 && <Glossary entries={read.glossary} />}
        </article>
      </main>
    </Page>
  );
}
