/* Whom a bot's seat is given to: the crew by face and name, one sentence about the chosen; the others folded away. */
import type { SeatWish } from "../../api";
import { Face, Pips } from "../../shell/face";
import { crewOf, levelAbout, levelName, levelStrength, researchOf, strengthOf } from "../../state/crew";
import { t } from "../../text";
import { type Draft, setSeat } from "./draft";
import "./crew.css";

interface CrewProps {
  draft: Draft;
  seat: number;
  now: SeatWish;
}

/** The one chosen; where its crew is folded away, a press lays it open. */
export function BotName({ draft, seat, now }: CrewProps) {
  const level = now.bot ?? "",
    open = draft.choosing.value === seat,
    words = (
      <span>
        <b>{levelName(level)}</b>
        <small>{t("bot-level", { level: levelStrength(level) })}</small>
      </span>
    );
  if (open || draft.game.bots.length < 2) return words;
  return (
    <button
      type="button"
      class="bot-name"
      title={t("level-change")}
      onClick={() => {
        draft.choosing.value = seat;
      }}
    >
      <Face level={level} size={36} />
      {words}
    </button>
  );
}

const Member = ({ draft, seat, now, level }: CrewProps & { level: string }) => (
  <label class={level === now.bot ? "on" : ""} title={levelAbout(level)}>
    <input
      type="radio"
      name={`level-${seat}`}
      checked={level === now.bot}
      onChange={() => setSeat(draft, seat, { kind: "bot", bot: level })}
    />
    <Face level={level} size={46} />
    <span>{levelName(level)}</span>
    {strengthOf(level) > 0 && <Pips level={level} />}
  </label>
);

export function Crew(props: CrewProps) {
  const { draft, now } = props,
    research = researchOf(draft.game),
    chosen = now.bot ?? "",
    like = draft.game.equals[chosen];
  return (
    <div class="crew">
      <fieldset aria-label={t("level")}>
        {crewOf(draft.game).map(level => (
          <Member key={level} {...props} level={level} />
        ))}
      </fieldset>
      <p class="temper" aria-live="polite">
        {levelAbout(chosen)}
        {like && ` ${t("level-like", { name: levelName(like) })}`}
      </p>
      {research.length > 0 && (
        <details open={research.includes(chosen)}>
          <summary>{t("research")}</summary>
          <fieldset aria-label={t("research")}>
            {research.map(level => (
              <Member key={level} {...props} level={level} />
            ))}
          </fieldset>
        </details>
      )}
    </div>
  );
}
