/* Open a table: which game, who plays, which options, each explained in words. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, type GameInfo, type OptionInfo, type Seating } from "../api";
import { Icon, SeatBadge } from "../kit";
import { A, go, query } from "../router";
import { gameName, LEVELS, levelName, rememberGame, seatsText } from "../state/games";
import { games, loadGameText } from "../state/session";
import { lang, speaker, t } from "../text";
import type { FieldValue } from "../types";
import { Top } from "../ui/top";
import { Vignette } from "../ui/vignette";

const PickGame = () => <div class="plain-page"><Top /><main class="wrap narrow">
  <h1>{t("open-a-table")}</h1>
  <section class="games pick">{(games.value ?? []).map(g => <A key={g.id} class="panel game" href={`/new/${g.id}${location.search}`}><Vignette game={g.id} /><h2>{gameName(g.id)}</h2><p>{t(`tagline-${g.id}`)}</p><footer><span><Icon name="people" size={16} />{seatsText(g)}</span><b>{t("choose")}<Icon name="arrow" size={16} /></b></footer></A>)}</section>
</main></div>;

function Option({ option, value, set, say }: { option: OptionInfo; value: FieldValue; set: (v: FieldValue) => void; say: ReturnType<typeof speaker> }) {
  const name = (v: FieldValue) => typeof v === "boolean" ? t(v ? "yes" : "no") : say.has(`option-${option.id}-${v}`) ? say(`option-${option.id}-${v}`) : String(v);
  const values = option.values.length ? option.values : [true, false];
  return <fieldset class="option">
    <legend>{say(`option-${option.id}`)}</legend>
    <div class="radios">{values.map(v => <label key={String(v)} class={v === value ? "pill on" : "pill"}><input type="radio" name={option.id} checked={v === value} onChange={() => set(v)} />{name(v)}</label>)}</div>
    {say.has(`option-${option.id}-help`) && <p class="muted">{say(`option-${option.id}-help`)}</p>}
  </fieldset>;
}

function CreateGame({ game }: { game: GameInfo }) {
  const invited = query.value.has("invite"), say = speaker(game.id);
  const seats = useSignal<Seating[]>(Array.from({ length: game.seats.includes(3) ? 3 : Math.min(...game.seats) }, (_, i) => i ? invited ? { kind: "person" } : { kind: "bot", level: "medium" } : { kind: "me" }));
  const options = useSignal<Record<string, FieldValue>>(Object.fromEntries(game.options.map(o => [o.id, o.default])));
  const open = useSignal(false), pace = useSignal<"live" | "days">("live"), busy = useSignal(false), wrong = useSignal("");
  useEffect(() => { void loadGameText(game.id).catch(() => undefined); }, [lang.value]);
  const resize = (n: number) => { seats.value = Array.from({ length: n }, (_, i) => seats.value[i] ?? (invited ? { kind: "person" } : { kind: "bot", level: "medium" })); };
  const setSeat = (i: number, value: string) => { seats.value = seats.value.map((s, k) => k !== i ? s : value === "person" || value === "me" ? { kind: value } : { kind: "bot", level: value }); };
  const create = (e: Event) => {
    e.preventDefault();
    busy.value = true;
    rememberGame(game.id);
    api.create({ game: game.id, players: seats.value.length, options: options.value, seats: seats.value, public: open.value, pace: pace.value, hotseat: seats.value.filter(s => s.kind === "me").length > 1 })
      .then(table => go(`/table/${table.id}`)).catch(() => { wrong.value = t("error-server"); }).finally(() => { busy.value = false; });
  };
  const waits = seats.value.some(s => s.kind === "person");
  return <div class="plain-page"><Top /><form class="wrap narrow create" onSubmit={create}>
    <section class="panel intro"><div class="banner"><Vignette game={game.id} /></div><div class="words"><h1>{gameName(game.id)}</h1><p>{say.has("game-about") ? say("game-about") : t(`tagline-${game.id}`)}</p><p><A href={`/rules/${game.id}`}><Icon name="book" size={15} /> {t("rules-read")}</A></p></div></section>
    <section class="panel"><header><h2>{t("who-plays")}</h2><span class="end">{t("n-players", { n: seats.value.length })}</span></header><div class="body">
      <div class="radios" role="group" aria-label={t("how-many")}>{game.seats.map(n => <label key={n} class={n === seats.value.length ? "pill on" : "pill"}><input type="radio" name="players" checked={n === seats.value.length} onChange={() => resize(n)} />{n}</label>)}</div>
      <ul class="seating">{seats.value.map((s, i) => <li key={i}><SeatBadge seat={i} letter={String(i + 1)} size={30} />
        <select class="field" aria-label={t("seat-n", { n: i + 1 })} value={s.kind === "bot" ? s.level : s.kind} onChange={e => setSeat(i, e.currentTarget.value)}>
          <option value="me">{i ? t("seat-here") : t("seat-me")}</option><option value="person">{t("seat-invited")}</option>{LEVELS.map(l => <option key={l} value={l}>{t("bot-level", { level: levelName(l) })}</option>)}
        </select></li>)}</ul>
      <p class="muted">{t("seating-hint")}</p>
    </div></section>
    {game.options.length > 0 && <section class="panel"><header><h2>{t("options")}</h2></header><div class="body options">{game.options.map(o => <Option key={o.id} option={o} say={say} value={options.value[o.id] ?? o.default} set={v => { options.value = { ...options.value, [o.id]: v }; }} />)}</div></section>}
    {waits && <section class="panel"><header><h2>{t("pace")}</h2></header><div class="body">
      <div class="radios">{(["live", "days"] as const).map(p => <label key={p} class={p === pace.value ? "pill on" : "pill"}><input type="radio" name="pace" checked={p === pace.value} onChange={() => { pace.value = p; }} />{t(`pace-${p}`)}</label>)}</div>
      <p class="muted">{t(`pace-${pace.value}-help`)}</p>
      <label class="check"><input type="checkbox" checked={open.value} onChange={e => { open.value = e.currentTarget.checked; }} /> {t("public-table")}</label>
    </div></section>}
    <p class="row end">{wrong.value && <span role="alert" class="wrong">{wrong.value}</span>}<button class="btn primary big" disabled={busy.value}><Icon name={waits ? "link" : "play"} />{t(waits ? "open-table" : "start")}</button></p>
  </form></div>;
}

export function Create({ game }: { game?: string }) {
  const found = games.value?.find(g => g.id === game);
  return !game ? <PickGame /> : found ? <CreateGame key={found.id} game={found} /> : <div class="plain-page"><Top /><p class="loading">{t("loading")}</p></div>;
}
