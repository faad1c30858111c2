import { useEffect } from "preact/hooks";
import { Face } from "../shell/face";
import { levelName } from "../state/crew";
import type { TableStore } from "../state/table";
import { t } from "../text";
import { moveOf } from "./why";
import "./advice.css";

/** What is said of it in one line. */
export function AdviceWords({ store }: { store: TableStore }) {
  const hint = store.advice.shown.value,
    words = hint ? t("advice-says", { bot: levelName(hint.bot), action: moveOf(store, hint.action) }) : "";
  useEffect(() => {
    if (words) store.voice.now(words);
  }, [words]);
  return hint ? (
    <span class="advice-words">
      <Face level={hint.bot} size={24} />
      {words}
    </span>
  ) : null;
}
