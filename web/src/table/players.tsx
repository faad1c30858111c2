/* Every player: score with its breakdown, hand sizes, whose turn - what the rules make public and nothing else. */
import { useSignal } from "@preact/signals";
import { Icon, SeatBadge } from "../kit";
import type { BoardParts, PlayerParts } from "../games/board";
import type { TableStore } from "../state/table";
import { levelName } from "../state/games";
import { t } from "../text";
import type { ScorePart } from "../types";

export const total = (parts: readonly ScorePart[] | undefined): number =>
  (parts ?? []).reduce((sum, p) => sum + p.value, 0);

function Player({ store, parts, seat }: { store: TableStore; parts: BoardParts | null; seat: number }) {
  const open = useSignal(false),
    view = store.view.value,
    who = store.seats.value[seat]!;
  const mine: PlayerParts = parts?.player?.(seat) ?? {},
    breakdown = view.scores[seat] ?? [],
    acting = view.actors.includes(seat);
  const note = mine.note ?? (who.me ? t("you") : who.bot ? levelName(who.bot) : who.here ? "" : t("away"));
  return (
    <article class={acting ? "pl now" : "pl"}>
      <SeatBadge seat={seat} letter={who.letter} size={34} />
      <div class="name">
        {who.name}
        <small>
          {who.bot && (
            <>
              <Icon name="bot" size={13} />
              <span class="vh">{t("bot")} </span>
            </>
          )}
          {note}
        </small>
        {acting && <span class="vh">{t("acting")}</span>}
      </div>
      <button
        class="score"
        aria-expanded={open.value}
        title={t("score-breakdown", { player: who.name, n: total(breakdown) })}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        {mine.score ?? total(breakdown)}
        <small>{mine.unit ?? t("points")}</small>
      </button>
      {mine.facts && (
        <div class="facts">
          {mine.facts.map(f => (
            <span key={f.title} class={f.faint ? "faint" : ""} title={f.title}>
              <Icon name={f.icon} size={16} cut="var(--paper-raised)" />
              <span class="vh">{f.title}: </span>
              {f.text}
            </span>
          ))}
        </div>
      )}
      {mine.extra}
      {open.value && (
        <dl class="parts">
          {breakdown.length ? (
            breakdown.map((p, i) => (
              <>
                <dt key={i}>{store.say(`score-${p.part}`, { n: p.value, ...p.args })}</dt>
                <dd>{p.value}</dd>
              </>
            ))
          ) : (
            <dt class="faint">{t("score-nothing")}</dt>
          )}
        </dl>
      )}
    </article>
  );
}

export function Players({ store, parts }: { store: TableStore; parts: BoardParts | null }) {
  const watchers = store.info.value.watching;
  return (
    <section class="panel others">
      <header>
        <h2>{t("players")}</h2>
        <span>{parts?.note?.()}</span>
        {watchers > 0 && (
          <span title={t("watchers", { n: watchers })}>
            <Icon name="eye" size={15} /> {watchers}
          </span>
        )}
        <button
          class="tool end"
          aria-label={t("table-menu")}
          title={t("table-menu")}
          onClick={() => {
            store.menu.value = true;
          }}
        >
          <Icon name="gear" size={16} />
        </button>
      </header>
      {store.seats.value.map(s => (
        <Player key={s.seat} store={store} parts={parts} seat={s.seat} />
      ))}
    </section>
  );
}

/** Phone: all scores in one row. */
export const Glance = ({ store, parts }: { store: TableStore; parts: BoardParts | null }) => (
  <>
    {store.seats.value.map(s => {
      const mine = parts?.player?.(s.seat),
        view = store.view.value;
      return (
        <span key={s.seat} class={view.actors.includes(s.seat) ? "now" : ""} title={s.name}>
          <SeatBadge seat={s.seat} letter={s.letter} size={24} />
          <b>{mine?.brief ?? mine?.score ?? total(view.scores[s.seat])}</b>
        </span>
      );
    })}
  </>
);
