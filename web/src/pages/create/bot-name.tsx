import type { SeatWish } from "../../api";
import { Face } from "../../shell/face";
import { levelName, levelStrength } from "../../state/crew";
import { t } from "../../text";
import type { Draft } from "./draft";
import "./crew.css";

export interface CrewProps {
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
