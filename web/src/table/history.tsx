/* Back to any position and forward again. */
import { Icon } from "../kit";
import type { TableStore } from "../state/table";
import { t } from "../text";

export function History({ store }: { store: TableStore }) {
  const last = store.now.value?.step ?? 0,
    at = store.past.value?.step ?? last;
  if (last < 1) return null;
  const look = (step: number) => store.lookAt(step >= last ? null : Math.max(0, step));
  return (
    <div class={store.looking.value ? "history on" : "history"} role="group" aria-label={t("history")}>
      <button class="tool" aria-label={t("history-back")} disabled={at <= 0} onClick={() => look(at - 1)}>
        <Icon name="arrow" class="flip" size={16} />
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t("history-at", { n: at, last })}
        onChange={e => look(Number(e.currentTarget.value))}
      />
      <button
        class="tool"
        aria-label={t("history-forward")}
        disabled={at >= last}
        onClick={() => look(at + 1)}
      >
        <Icon name="arrow" size={16} />
      </button>
      {store.looking.value && store.info.value.status === "finished" && (
        <button class="btn small" onClick={() => void store.fork()}>
          {t("fork")}
        </button>
      )}
      {store.looking.value && (
        <button class="btn small" onClick={() => store.lookAt(null)}>
          {t("history-now")}
        </button>
      )}
    </div>
  );
}
