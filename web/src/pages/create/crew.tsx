/* Whom a bot's seat is given to: the crew by face and name, one sentence about the chosen; the others folded away. */
import { Face } from "../../shell/face";
import { Pips } from "../../shell/pips";
import { crewOf, levelAbout, levelName, researchOf, strengthOf } from "../../state/crew";
import { speaker, t } from "../../text";
import { setSeat } from "./draft";
import "./crew.css";
import type { CrewProps } from "./bot-name";

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
    like = draft.game.equals[chosen],
    players = draft.seats.value.length,
    won = draft.game.uneven[chosen]?.[players];
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
        {won !== undefined && ` ${speaker(draft.game.id)("sides-uneven", { n: players, won })}`}
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
