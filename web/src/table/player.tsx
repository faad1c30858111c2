/* One player: score with its breakdown, hand sizes, whose turn - what the rules make public and nothing else. */
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { BoardParts, Fact, PlayerParts, SeatView } from "../games/board";
import { Icon, SeatBadge } from "../kit";
import { total } from "../score";
import { Face } from "../shell/face";
import { levelAbout, levelLine, levelName } from "../state/crew";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { Reasons } from "./reasons";
import { ScoreParts } from "./score-parts";
import { SeatClock } from "./seat-clock";

/** You, a bot's level, or away. */
function standingOf(who: SeatView): string {
  if (who.me) return t("you");
  if (who.bot) return levelName(who.bot);
  return who.here ? "" : t("away");
}

function Name({ who, note, acting }: { who: SeatView; note: string; acting: boolean }) {
  const level = who.bot && levelName(who.bot);
  return (
    <div class="name">
      {who.name}
      <small>
        {who.bot && (
          <span class="bot-face" title={`${levelLine(who.bot)}. ${levelAbout(who.bot)}`}>
            <Face level={who.bot} size={20} />
            <span class="vh">{t("bot-level", { level })} </span>
          </span>
        )}
        {/* The level has been said with the face. */}
        <span aria-hidden={note === level}>{note}</span>
      </small>
      {acting && <span class="vh">{t("acting")}</span>}
    </div>
  );
}

/** Opens what a bot says of its move, with the sources of its points. */
const AskWhy = ({ who, open }: { who: SeatView; open: Signal<boolean> }) => (
  <button
    type="button"
    class="open-why"
    aria-expanded={open.value}
    title={t("bot-reasons")}
    onClick={() => {
      open.value = !open.value;
    }}
  >
    {t("advice-why")}
    <span class="vh"> {who.name}</span>
  </button>
);

const Facts = ({ facts, children }: { facts: readonly Fact[]; children: ComponentChildren }) => (
  <div class="facts">
    {facts.map(fact => (
      <span key={fact.title} class={fact.faint ? "faint" : ""} title={fact.title}>
        <Icon name={fact.icon} size={16} cut="var(--paper-raised)" />
        <span class="vh">{fact.text === "" ? fact.title : `${fact.title}: `}</span>
        {fact.text}
      </span>
    ))}
    {children}
  </div>
);

interface PlayerProps {
  store: TableStore;
  parts: BoardParts | null;
  who: SeatView;
}

export function Player({ store, parts, who }: PlayerProps) {
  const open = useSignal(false),
    view = store.view.value,
    mine: PlayerParts = parts?.player?.(who.seat) ?? {},
    breakdown = view.scores[who.seat] ?? [],
    acting = view.actors.includes(who.seat),
    { why } = store.info.value.seats[who.seat] ?? {};
  return (
    <article class={acting ? "pl now" : "pl"} aria-label={who.name}>
      <SeatBadge seat={who.seat} letter={who.letter} size={34} />
      <Name who={who} note={mine.note ?? standingOf(who)} acting={acting} />
      <button
        type="button"
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
      <SeatClock store={store} seat={who.seat} />
      {(mine.facts || why) && (
        <Facts facts={mine.facts ?? []}>{why && <AskWhy who={who} open={open} />}</Facts>
      )}
      {mine.extra}
      {open.value && (
        <dl class="parts">
          {breakdown.length ? (
            <ScoreParts store={store} parts={breakdown} />
          ) : (
            <dt class="faint">{t("score-nothing")}</dt>
          )}
        </dl>
      )}
      {open.value && <Reasons store={store} seat={who.seat} />}
    </article>
  );
}
