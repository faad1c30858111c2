/* Open a table: which game, who plays, which options, each explained in words. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, ApiError, type GameInfo, type OptionInfo, type SeatWish } from "../api";
import { Icon, range, SeatBadge } from "../kit";
import { A, go, query } from "../router";
import { gameName, levelName, rememberGame, seatsText, SLOW, usualBot } from "../state/games";
import { ensurePerson, games, loadGameText } from "../state/session";
import { lang, speaker, t } from "../text";
import type { FieldValue } from "../types";
import { Top } from "../ui/top";
import { Vignette } from "../ui/vignette";

const PickGame = () => (
  <div class="plain-page">
    <Top />
    <main class="wrap narrow">
      <h1>{t("open-a-table")}</h1>
      <section class="games pick">
        {(games.value ?? []).map(g => (
          <A key={g.id} class="panel game" href={`/new/${g.id}${location.search}`}>
            <Vignette game={g.id} />
            <h2>{gameName(g.id)}</h2>
            <p>{t(`tagline-${g.id}`)}</p>
            <footer>
              <span>
                <Icon name="people" size={16} />
                {seatsText(g)}
              </span>
              <b>
                {t("choose")}
                <Icon name="arrow" size={16} />
              </b>
            </footer>
          </A>
        ))}
      </section>
    </main>
  </div>
);

function Option({
  option,
  value,
  set,
  say,
}: {
  option: OptionInfo;
  value: FieldValue;
  set: (v: FieldValue) => void;
  say: ReturnType<typeof speaker>;
}) {
  const name = (v: FieldValue) =>
    say.has(`option-${option.id}-${String(v)}`)
      ? say(`option-${option.id}-${String(v)}`)
      : typeof v === "boolean"
        ? t(v ? "yes" : "no")
        : String(v);
  const values = option.choices.length ? option.choices : [true, false];
  return (
    <fieldset class="option">
      <legend>{say(`option-${option.id}`)}</legend>
      <div class="radios">
        {values.map(v => (
          <label key={String(v)} class={v === value ? "pill on" : "pill"}>
            <input type="radio" name={option.id} checked={v === value} onChange={() => set(v)} />
            {name(v)}
          </label>
        ))}
      </div>
      {say.has(`option-${option.id}-help`) && <p class="muted">{say(`option-${option.id}-help`)}</p>}
    </fieldset>
  );
}

function CreateGame({ game }: { game: GameInfo }) {
  const invited = query.value.has("invite"),
    say = speaker(game.id);
  const usual = (i: number): SeatWish =>
    !i ? { kind: "me" } : invited ? { kind: "open" } : { kind: "bot", bot: usualBot(game) };
  const seats = useSignal<SeatWish[]>(range(game.seats.includes(3) ? 3 : game.default_seats).map(usual));
  const options = useSignal<Record<string, FieldValue>>(
    Object.fromEntries(game.options.map(o => [o.id, o.default])),
  );
  const open = useSignal(false),
    pace = useSignal<"live" | "days">("live"),
    busy = useSignal(false),
    wrong = useSignal("");
  useEffect(() => {
    void loadGameText(game.id).catch(() => undefined);
  }, [lang.value]);
  const resize = (n: number) => {
    seats.value = range(n).map(i => seats.value[i] ?? usual(i));
  };
  const setSeat = (i: number, value: string) => {
    seats.value = seats.value.map((s, k) =>
      k !== i
        ? s
        : value === "open" || value === "me"
          ? { kind: value }
          : value === "hotseat"
            ? { kind: value, name: t("seat-n", { n: i + 1 }) }
            : { kind: "bot", bot: value },
    );
  };
  const waits = seats.value.some(s => s.kind === "open");
  const create = (e: Event) => {
    e.preventDefault();
    busy.value = true;
    rememberGame(game.id);
    ensurePerson()
      .then(() =>
        api.create({
          game: game.id,
          options: options.value,
          seats: seats.value,
          public: open.value,
          move_seconds: pace.value === "days" ? 3 * SLOW : null,
          start: !waits,
        }),
      )
      .then(made => go(`/table/${made.table}`))
      .catch(error => {
        wrong.value = error instanceof ApiError && error.message ? error.message : t("error-server");
      })
      .finally(() => {
        busy.value = false;
      });
  };
  return (
    <div class="plain-page">
      <Top />
      <form class="wrap narrow create" onSubmit={create}>
        <section class="panel intro">
          <div class="banner">
            <Vignette game={game.id} />
          </div>
          <div class="words">
            <h1>{gameName(game.id)}</h1>
            <p>{say.has("game-about") ? say("game-about") : t(`tagline-${game.id}`)}</p>
            <p>
              <A href={`/rules/${game.id}`}>
                <Icon name="book" size={15} /> {t("rules-read")}
              </A>
            </p>
          </div>
        </section>
        <section class="panel">
          <header>
            <h2>{t("who-plays")}</h2>
            <span class="end">{t("n-players", { n: seats.value.length })}</span>
          </header>
          <div class="body">
            <div class="radios" role="group" aria-label={t("how-many")}>
              {game.seats.map(n => (
                <label key={n} class={n === seats.value.length ? "pill on" : "pill"}>
                  <input
                    type="radio"
                    name="players"
                    checked={n === seats.value.length}
                    onChange={() => resize(n)}
                  />
                  {n}
                </label>
              ))}
            </div>
            <ul class="seating">
              {seats.value.map((s, i) => (
                <li key={i}>
                  <SeatBadge seat={i} letter={String(i + 1)} size={30} />
                  <select
                    class="field"
                    aria-label={t("seat-n", { n: i + 1 })}
                    value={s.kind === "bot" ? (s.bot ?? "") : s.kind}
                    onChange={e => setSeat(i, e.currentTarget.value)}
                  >
                    {i ? (
                      <option value="hotseat">{t("seat-here")}</option>
                    ) : (
                      <option value="me">{t("seat-me")}</option>
                    )}
                    <option value="open">{t("seat-invited")}</option>
                    {game.bots.map(l => (
                      <option key={l} value={l}>
                        {t("bot-level", { level: levelName(l) })}
                      </option>
                    ))}
                  </select>
                  {s.kind === "hotseat" && (
                    <input
                      class="field"
                      aria-label={t("name-shown")}
                      value={s.name ?? ""}
                      maxLength={24}
                      required
                      onInput={e => {
                        seats.value = seats.value.map((x, k) =>
                          k === i ? { ...x, name: e.currentTarget.value } : x,
                        );
                      }}
                    />
                  )}
                </li>
              ))}
            </ul>
            <p class="muted">{t("seating-hint")}</p>
          </div>
        </section>
        {game.options.length > 0 && (
          <section class="panel">
            <header>
              <h2>{t("options")}</h2>
            </header>
            <div class="body options">
              {game.options.map(o => (
                <Option
                  key={o.id}
                  option={o}
                  say={say}
                  value={options.value[o.id] ?? o.default}
                  set={v => {
                    options.value = { ...options.value, [o.id]: v };
                  }}
                />
              ))}
            </div>
          </section>
        )}
        {waits && (
          <section class="panel">
            <header>
              <h2>{t("pace")}</h2>
            </header>
            <div class="body">
              <div class="radios">
                {(["live", "days"] as const).map(p => (
                  <label key={p} class={p === pace.value ? "pill on" : "pill"}>
                    <input
                      type="radio"
                      name="pace"
                      checked={p === pace.value}
                      onChange={() => {
                        pace.value = p;
                      }}
                    />
                    {t(`pace-${p}`)}
                  </label>
                ))}
              </div>
              <p class="muted">{t(`pace-${pace.value}-help`)}</p>
              <label class="check">
                <input
                  type="checkbox"
                  checked={open.value}
                  onChange={e => {
                    open.value = e.currentTarget.checked;
                  }}
                />{" "}
                {t("public-table")}
              </label>
            </div>
          </section>
        )}
        <p class="row end">
          {wrong.value && (
            <span role="alert" class="wrong">
              {wrong.value}
            </span>
          )}
          <button class="btn primary big" disabled={busy.value}>
            <Icon name={waits ? "link" : "play"} />
            {t(waits ? "open-table" : "start")}
          </button>
        </p>
      </form>
    </div>
  );
}

export function Create({ game }: { game?: string }) {
  const found = games.value?.find(g => g.id === game);
  return !game ? (
    <PickGame />
  ) : found ? (
    <CreateGame key={found.id} game={found} />
  ) : (
    <div class="plain-page">
      <Top />
      <p class="loading">{t("loading")}</p>
    </div>
  );
}
