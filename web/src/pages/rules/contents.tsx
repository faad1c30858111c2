/* Beside the text: which game, the search, what stands where; the hits take the place of the contents. */
import type { Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Rulebook } from "../../api";
import { Icon } from "../../kit";
import { A } from "../../router";
import { marked } from "../../rules";
import { Vignette } from "../../shell/vignette";
import { gameName } from "../../state/games";
import { games } from "../../state/session";
import { matches } from "../../table/narrow";
import { t } from "../../text";
import { numberOf, sectionsOf } from "./reading";

const Game = ({ game }: { game: string }) => (
  <details class="which">
    <summary aria-label={`${gameName(game)}. ${t("rules-others")}`}>
      <Vignette game={game} />
      <b>{gameName(game)}</b>
    </summary>
    <ul>
      {(games.value ?? [])
        .filter(({ id }) => id !== game)
        .map(({ id }) => (
          <li key={id}>
            <A href={`/rules/${id}`}>{gameName(id)}</A>
          </li>
        ))}
    </ul>
  </details>
);

/** The key / leads to the search, unless something is being typed. */
function Search({ typed }: { typed: Signal<string> }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.key !== "/" || e.ctrlKey || e.metaKey || e.target instanceof HTMLInputElement) return;
      e.preventDefault();
      field.current?.focus();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    <input
      ref={field}
      class="field"
      type="search"
      placeholder={t("rules-search")}
      aria-label={t("rules-search")}
      aria-keyshortcuts="/"
      value={typed.value}
      onInput={e => {
        typed.value = e.currentTarget.value;
      }}
    />
  );
}

const AROUND = 34;
/** A paragraph round the first word that was found. */
function context(text: string, typed: string): string {
  const flat = text.replace(/\s+/g, " ").replace(/[*`]/g, ""),
    at = marked(flat, typed).indexOf("<mark>"),
    from = Math.max(0, at - AROUND);
  return `${from ? "… " : ""}${flat.slice(from, Math.max(at, 0) + 2 * AROUND)} …`;
}

const Hits = ({ book, typed }: { book: Rulebook; typed: string }) => {
  const found = book.paragraphs.filter(p => matches(`${p.id} ${p.text}`, typed));
  return (
    <>
      <p class="count" role="status">
        {t("hits", { n: found.length, words: typed })}
      </p>
      <ol class="hits">
        {found.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span class="at">{numberOf(id)}</span>
              <span dangerouslySetInnerHTML={{ __html: marked(escaped(context(text, typed)), typed) }} />
            </a>
          </li>
        ))}
      </ol>
    </>
  );
};
const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

const Sections = ({ book, at }: { book: Rulebook; at: string }) => {
  const here = (id: string) => (id === at ? "true" : undefined);
  return (
    <ul class="sections">
      {book.summary.length > 0 && (
        <li>
          <a href="#summary" aria-current={here("summary")}>
            <span class="at" />
            {t("summary")}
          </a>
        </li>
      )}
      {sectionsOf(book).map(({ number, name }, i) => (
        <li key={name}>
          <a href={`#s-${i}`} aria-current={here(`s-${i}`)}>
            <span class="at">{number}</span>
            {name}
          </a>
        </li>
      ))}
      {book.glossary.length > 0 && (
        <li>
          <a href="#glossary" aria-current={here("glossary")}>
            <span class="at" />
            {t("glossary")}
          </a>
        </li>
      )}
    </ul>
  );
};

const Acts = ({ game }: { game: string }) => (
  <p class="acts">
    <A class="btn" href={`/new/${game}`}>
      <Icon name="play" />
      {t("play")}
    </A>
    <button type="button" class="btn quiet" onClick={() => print()}>
      {t("print")}
    </button>
  </p>
);

interface ContentsProps {
  game: string;
  book: Rulebook | null;
  typed: Signal<string>;
  /** The section that is being read. */
  at: string;
}

export const Contents = ({ game, book, typed, at }: ContentsProps) => (
  <nav class="contents" aria-label={t("contents")}>
    <Game game={game} />
    <Search typed={typed} />
    {book && (
      <>
        {typed.value.trim() ? <Hits book={book} typed={typed.value} /> : <Sections book={book} at={at} />}
        <Acts game={game} />
      </>
    )}
  </nav>
);
