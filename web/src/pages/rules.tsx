/* The rules reader: searchable, both languages, every paragraph with its own address. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../kit";
import { A } from "../router";
import type { Rulebook } from "../api";
import { loadRules, richText } from "../rules";
import { gameName } from "../state/games";
import { games } from "../state/session";
import { matches } from "../table/narrow";
import { lang, t } from "../text";
import { Top } from "../ui/top";
import { Vignette } from "../ui/vignette";

const Shelf = () => (
  <div class="plain-page">
    <Top />
    <main class="wrap narrow">
      <h1>{t("rules")}</h1>
      <section class="games pick">
        {(games.value ?? []).map(g => (
          <A key={g.id} class="panel game" href={`/rules/${g.id}`}>
            <Vignette game={g.id} />
            <h2>{gameName(g.id)}</h2>
            <p>{t(`tagline-${g.id}`)}</p>
            <footer>
              <b>
                {t("rules-read")}
                <Icon name="arrow" size={16} />
              </b>
            </footer>
          </A>
        ))}
      </section>
    </main>
  </div>
);

function Book({ game }: { game: string }) {
  const book = useSignal<Rulebook | null>(null),
    typed = useSignal(""),
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
  const all = book.value?.paragraphs ?? [],
    found = all.filter(p => !typed.value || matches(`${p.id} ${p.text}`, typed.value));
  const sections = [...new Set(all.map(p => p.section))],
    glossary = book.value?.glossary ?? [];
  return (
    <div class="plain-page">
      <Top rules={`/rules/${game}`} />
      <main class="wrap reader">
        <nav class="panel contents" aria-label={t("contents")}>
          <header>
            <h2>{gameName(game)}</h2>
          </header>
          <div class="body">
            <input
              class="field"
              type="search"
              placeholder={t("rules-search")}
              aria-label={t("rules-search")}
              value={typed.value}
              onInput={e => {
                typed.value = e.currentTarget.value;
              }}
            />
            <ul>
              {sections.map((s, i) => (
                <li key={s}>
                  <a href={`#s-${i}`}>{s}</a>
                </li>
              ))}
              {glossary.length > 0 && (
                <li>
                  <a href="#glossary">{t("glossary")}</a>
                </li>
              )}
            </ul>
            <A class="btn" href={`/new/${game}`}>
              <Icon name="play" />
              {t("play")}
            </A>
          </div>
        </nav>
        <article class="panel book">
          <h1>{book.value?.title ?? gameName(game)}</h1>
          {failed.value && <p class="wrong">{t("error-server")}</p>}
          {sections.map((s, i) => {
            const own = found.filter(p => p.section === s);
            return own.length ? (
              <section key={s} id={`s-${i}`}>
                <h2>{s}</h2>
                {own.map(p => (
                  <div key={p.id} id={p.id} class={`rule ${p.tag}`}>
                    <a class="id" href={`#${p.id}`}>
                      {p.id}
                    </a>
                    <div>
                      <span dangerouslySetInnerHTML={{ __html: richText(p.text) }} />
                      {p.tag && t.has(`tag-${p.tag}`) && <small class="tagged">{t(`tag-${p.tag}`)}</small>}
                    </div>
                  </div>
                ))}
              </section>
            ) : null;
          })}
          {glossary.length > 0 && !typed.value && (
            <section id="glossary">
              <h2>{t("glossary")}</h2>
              <div class="scroll-x">
                <table class="glossary">
                  <thead>
                    <tr>
                      <th scope="col">{t("language-it")}</th>
                      <th scope="col">{t("language-en")}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {glossary.map(([italian, english]) => (
                      <tr key={italian}>
                        <td lang="it">{italian}</td>
                        <td lang="en">{english}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </section>
          )}
          {book.value && !found.length && <p class="muted">{t("actions-none")}</p>}
        </article>
      </main>
    </div>
  );
}

export const Rules = ({ game }: { game?: string }) => (game ? <Book key={game} game={game} /> : <Shelf />);
