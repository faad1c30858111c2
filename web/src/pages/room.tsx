/* One table: waiting room while seats are open, then the table itself; with a curtain between people at one device. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api } from "../api";
import { Icon, SeatBadge } from "../kit";
import { go } from "../router";
import { gameName, levelName, usualBot } from "../state/games";
import { games } from "../state/session";
import { TableStore } from "../state/table";
import { t } from "../text";
import { Curtain, WhyNot } from "../table/sheets";
import { Top } from "../ui/top";
import { Vignette } from "../ui/vignette";
import { TablePage } from "./table";

function WaitingRoom({ store }: { store: TableStore }) {
  const table = store.info.value,
    copied = useSignal(false),
    link = `${location.origin}${table.invite?.path ?? `/table/${table.id}`}`;
  const mine = store.message.value!.you.length > 0,
    full = table.seats.every(s => s.kind !== "open"),
    game = games.value?.find(g => g.id === table.game);
  const copy = () =>
    void navigator.clipboard.writeText(link).then(() => {
      copied.value = true;
      setTimeout(() => {
        copied.value = false;
      }, 2000);
    });
  return (
    <div class="plain-page">
      <Top title={gameName(table.game)} note={store.title.value} />
      <main class="wrap narrow waiting">
        <section class="panel intro">
          <div class="banner">
            <Vignette game={table.game} />
          </div>
          <div class="words">
            <h1>{table.host ? t("table-of", { player: table.host }) : gameName(table.game)}</h1>
            <p>{t(full ? "room-ready" : "room-waiting")}</p>
          </div>
        </section>
        <section class="panel">
          <header>
            <h2>{t("seats")}</h2>
          </header>
          <ul class="seating body">
            {table.seats.map((s, i) => (
              <li key={i}>
                <SeatBadge seat={i} letter={s.name?.slice(0, 1).toUpperCase()} size={34} />
                <b>{s.name ?? (s.bot ? t("bot-level", { level: levelName(s.bot) }) : t("seat-empty"))}</b>
                {s.kind === "open" && (!s.reserved || s.yours) && !mine && (
                  <button class="btn small primary" onClick={() => void store.sit(i)}>
                    {t("sit-down")}
                  </button>
                )}
                {s.kind === "open" && table.you_host && game && (
                  <button class="btn small" onClick={() => void store.addBot(i, usualBot(game))}>
                    <Icon name="bot" size={16} />
                    {t("add-bot")}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
        {table.invite && !full && (
          <section class="panel">
            <header>
              <h2>{t("invite")}</h2>
            </header>
            <div class="body invite">
              <input
                class="field"
                readOnly
                value={link}
                aria-label={t("invite-link")}
                onFocus={e => e.currentTarget.select()}
              />
              <button class="btn" onClick={copy}>
                <Icon name={copied.value ? "ok" : "link"} />
                {t(copied.value ? "copied" : "copy")}
              </button>
            </div>
          </section>
        )}
        <p class="row end">
          <button class="btn quiet" onClick={() => go("/")}>
            {t("leave")}
          </button>
          {table.you_host && full && (
            <button class="btn primary big" onClick={() => void store.start()}>
              <Icon name="play" />
              {t("start")}
            </button>
          )}
        </p>
        <WhyNot store={store} />
      </main>
    </div>
  );
}

export function Room({ id }: { id: string }) {
  const store = useMemo(() => new TableStore(id), [id]),
    missing = useSignal(false),
    lifted = useSignal<number | null>(null);
  useEffect(() => {
    api
      .table(id)
      .then(message => {
        store.receive(message);
        store.open();
      })
      .catch(() => {
        missing.value = true;
      });
    return () => store.close();
  }, [store]);
  if (missing.value)
    return (
      <div class="plain-page">
        <Top />
        <main class="wrap narrow">
          <h1>{t("table-missing")}</h1>
        </main>
      </div>
    );
  const message = store.message.value;
  if (!message)
    return (
      <div class="plain-page">
        <Top />
        <p class="loading">{t("loading")}</p>
      </div>
    );
  if (!message.view || message.table.status === "open") return <WaitingRoom store={store} />;
  /* People at one screen: the server shows the awaited seat; a curtain hides it until that person is there. */
  const seat = message.seat,
    shared = message.you.length > 1 && store.secrets;
  if (shared && seat !== null && seat !== lifted.value && !message.view.over)
    return (
      <Curtain
        seat={seat}
        store={store}
        onLift={() => {
          lifted.value = seat;
        }}
      />
    );
  return <TablePage store={store} />;
}
