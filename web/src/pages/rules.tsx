/* The rules reader: searchable, both languages, every paragraph with its own address. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../kit";
import { A } from "../router";
import { loadRules, type Rulebook } from "../rules";
import { gameName } from "../state/games";
import { games } from "../state/session";
import { matches } from "../table/narrow";
import { lang, t } from "../text";
import { Top } from "../ui/top";
import { Vignette } from "../ui/vignette";

const Shelf = () => <div class="plain-page"><Top /><main class="wrap narrow"><h1>{t("rules")}</h1>
  <section class="games pick">{(games.value ?? []).map(g => <A key={g.id} class="panel game" href={`/rules/${g.id}`}><Vignette game={g.id} /><h2>{gameName(g.id)}</h2><p>{t(`tagline-${g.id}`)}</p><footer><b>{t("rules-read")}<Icon name="arrow" size={16} /></b></footer></A>)}</section>
</main></div>;

function Book({ game }: { game: string }) {
  const book = useSignal<Rulebook | null>(null), typed = useSignal(""), failed = useSignal(false);
  useEffect(() => {
    loadRules(game, lang.value).then(found => {
      book.value = found;
      requestAnimationFrame(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());
    }).catch(() => { failed.value = true; });
  }, [game, lang.value]);
  const text = (html: string) => html.replace(/<[^>]+>/g, "");
  const found = (book.value?.paragraphs ?? []).filter(p => !typed.value || matches(`${p.id} ${text(p.html)}`, typed.value));
  return <div class="plain-page"><Top rules={`/rules/${game}`} /><main class="wrap reader">
    <nav class="panel contents" aria-label={t("contents")}><header><h2>{gameName(game)}</h2></header>
      <div class="body"><input class="field" type="search" placeholder={t("rules-search")} aria-label={t("rules-search")} value={typed.value} onInput={e => { typed.value = e.currentTarget.value; }} />
        <ul>{book.value?.sections.filter(s => book.value!.paragraphs.some(p => p.section === s.id)).map(s => <li key={s.id}><a href={`#s-${s.id}`}>{s.title}</a></li>)}<li><a href="#glossary">{t("glossary")}</a></li></ul><A class="btn" href={`/new/${game}`}><Icon name="play" />{t("play")}</A></div></nav>
    <article class="panel book"><h1>{book.value?.title ?? gameName(game)}</h1>
      {failed.value && <p class="wrong">{t("error-server")}</p>}
      {book.value?.sections.map(s => {
        const own = found.filter(p => p.section === s.id);
        return own.length ? <section key={s.id} id={`s-${s.id}`}><h2>{s.title}</h2>
          {own.map(p => <div key={p.id} id={p.id} class={`rule ${p.tag ?? ""}`}><a class="id" href={`#${p.id}`}>{p.id}</a><div><span dangerouslySetInnerHTML={{ __html: p.html }} />{p.tag && t.has(`tag-${p.tag}`) && <small class="tagged">{t(`tag-${p.tag}`)}</small>}</div></div>)}</section> : null;
      })}
      {book.value && !typed.value && book.value.glossary.length > 1 && <section id="glossary"><h2>{t("glossary")}</h2><div class="scroll-x"><table class="glossary">
        <thead><tr>{book.value.glossary[0]!.slice(0, 2).map(c => <th key={c} scope="col">{c}</th>)}</tr></thead>
        <tbody>{book.value.glossary.slice(1).map(row => <tr key={row[0]}>{row.slice(0, 2).map((c, i) => <td key={i}>{c}</td>)}</tr>)}</tbody></table></div></section>}
      {book.value && !found.length && <p class="muted">{t("actions-none")}</p>}
    </article>
  </main></div>;
}

export const Rules = ({ game }: { game?: string }) => game ? <Book key={game} game={game} /> : <Shelf />;
