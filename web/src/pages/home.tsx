/* The door: landfall, five games, a seat. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, type TableShort } from "../api";
import { Icon, SeatBadge } from "../kit";
import { A, go } from "../router";
import { games, person } from "../state/session";
import { width } from "../state/settings";
import { t } from "../text";
import { Hero } from "../art/hero";
import { Top } from "../ui/top";
import { Vignette } from "../ui/vignette";
import { gameName, hostLine, playNow, seatsText } from "../state/games";

export const SeatRow = ({ table }: { table: TableShort }) => (
  <span class="seats">
    {table.seats.map((s, i) =>
      s.kind === "open" ? (
        <span key={i} class="none" title={t("seat-empty")} />
      ) : (
        <SeatBadge
          key={i}
          seat={i}
          letter={(s.name ?? t("bot-letter")).slice(0, 1).toUpperCase()}
          size={26}
        />
      ),
    )}
  </span>
);

const Row = ({
  table,
  children,
  note,
}: {
  table: TableShort;
  note: string;
  children: preact.ComponentChildren;
}) => (
  <div class="rowg">
    <span class="pic">
      <Vignette game={table.game} />
    </span>
    <span>
      <b>{gameName(table.game)}</b>
      <small>{note}</small>
    </span>
    {children}
  </div>
);

export function Home() {
  const waiting = useSignal<readonly TableShort[]>([]),
    open = useSignal<readonly TableShort[]>([]),
    starting = useSignal(false),
    problem = useSignal(false);
  useEffect(() => {
    if (person.value?.id)
      void api
        .myTables()
        .then(list => {
          waiting.value = list.filter(x => x.status === "playing" && x.your_turn);
        })
        .catch(() => undefined);
  }, [person.value?.id]);
  useEffect(() => {
    void api
      .openTables()
      .then(list => {
        open.value = list;
      })
      .catch(() => undefined);
  }, []);
  const play = () => {
    starting.value = true;
    playNow()
      .then(id => go(`/table/${id}`))
      .catch(() => {
        problem.value = true;
      })
      .finally(() => {
        starting.value = false;
      });
  };
  const pace = (x: TableShort) => t(x.deadline === null ? "pace-live" : "pace-days");
  return (
    <div class="home">
      <Top />
      <section class="hero">
        <Hero phone={width.value === "phone"} />
        <div class="words">
          <h1>Approdo</h1>
          <p>{t("home-what")}</p>
          <div class="go">
            <button class="btn primary" disabled={starting.value} onClick={play}>
              <Icon name="play" />
              {t("play-now")}
            </button>
            <A class="btn" href="/new?invite=1">
              <Icon name="link" />
              {t("invite-by-link")}
            </A>
            <small>{t("no-account")}</small>
          </div>
          {problem.value && (
            <p role="alert" class="wrong">
              {t("error-server")}
            </p>
          )}
        </div>
      </section>
      <main class="wrap">
        <section class="games" aria-label={t("the-games")}>
          {(games.value ?? []).map(g => (
            <A key={g.id} class="panel game" href={`/new/${g.id}`}>
              <Vignette game={g.id} />
              <h2>{gameName(g.id)}</h2>
              <p>{t.has(`tagline-${g.id}`) ? t(`tagline-${g.id}`) : ""}</p>
              <footer>
                <span>
                  <Icon name="people" size={16} />
                  {seatsText(g)}
                </span>
                {g.minutes && (
                  <span>
                    <Icon name="glass" size={16} />
                    {t("minutes", { n: g.minutes })}
                  </span>
                )}
                <b>
                  {t("play")}
                  <Icon name="arrow" size={16} />
                </b>
              </footer>
            </A>
          ))}
        </section>
        <section class="lobby">
          <div class="panel">
            <header>
              <h2>{t("waiting-for-you")}</h2>
              <span class="end">{t("n-games", { n: waiting.value.length })}</span>
            </header>
            {waiting.value.slice(0, 4).map(x => (
              <Row key={x.id} table={x} note={hostLine(x)}>
                <A class="btn small" href={`/table/${x.id}`}>
                  {t("go")}
                </A>
              </Row>
            ))}
            {!waiting.value.length && <p class="empty">{t("waiting-none")}</p>}
          </div>
          <div class="panel open">
            <header>
              <h2>{t("open-tables")}</h2>
              <span class="end">
                <A href="/new">{t("open-a-table")}</A>
              </span>
            </header>
            {open.value.slice(0, 6).map(x => (
              <Row key={x.id} table={x} note={hostLine(x)}>
                <SeatRow table={x} />
                <span class="pace muted">
                  <Icon name="glass" size={15} />
                  {pace(x)}
                </span>
                <A class="btn small" href={`/table/${x.id}`}>
                  {t("sit-down")}
                </A>
              </Row>
            ))}
            {!open.value.length && <p class="empty">{t("open-none")}</p>}
          </div>
        </section>
      </main>
      <footer class="foot">
        <nav aria-label={t("nav-more")}>
          <A href="/my-games">{t("nav-mine")}</A>
          <A href="/rules">{t("rules")}</A>
          <A href="/account">{t("account")}</A>
          <A href="/settings">{t("settings")}</A>
        </nav>
        {t("colophon")}
      </footer>
    </div>
  );
}
