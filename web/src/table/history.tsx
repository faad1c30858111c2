/* Back to any position and forward again. */
import type { TableStore } from "../state/table";
import { t } from "../text";
import "./history.css";
import { Step } from "./step";

export function History({ store }: { store: TableStore }) {
  const { lookback } = store,
    last = store.now.value?.step ?? 0,
    at = lookback.past.value?.step ?? last,
    looking = lookback.looking.value;
  /* While one looks back the slider stands above the board. */
  if (last < 1 || looking) return null;
  const look = (step: number) => lookback.lookAt(step >= last ? null : Math.max(0, step));
  return (
    <fieldset class="history" aria-label={t("history")}>
      <Step back label={t("history-back")} disabled={at <= 0} onClick={() => look(at - 1)} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t("history")}
        aria-valuetext={t("history-at", { n: at, last })}
        onChange={e => look(Number(e.currentTarget.value))}
      />
      <Step label={t("history-forward")} disabled={at >= last} onClick={() => look(at + 1)} />
    </fieldset>
  );
}
