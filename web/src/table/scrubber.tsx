/* In place of the recap while one looks at the past: a slider over all steps, with a mark where somebody's turn began. */
import { SeatBadge } from "../kit";
import type { TableStore } from "../state/table";
import { t } from "../text";
import type { LogEvent } from "../types";
import { Step } from "./step";
import "./scrubber.css";

/** So many marks have room on the line, side by side. */
const MOST = 26;

export interface Mark {
  step: number;
  seat: number;
}

/** Where the turns began; one that would lie on the mark before it is left out. */
export function marksOf(log: readonly LogEvent[], last: number): Mark[] {
  const all: Mark[] = [];
  let seat: number | null = null;
  for (const event of log)
    if (event.seat !== null && event.seat !== seat) {
      seat = event.seat;
      const before = all.at(-1)?.step ?? -last;
      if (event.n + 1 - before >= last / MOST) all.push({ step: event.n + 1, seat });
    }
  return all;
}

export function Scrubber({ store }: { store: TableStore }) {
  const { lookback } = store,
    last = store.now.value?.step ?? 0,
    at = lookback.past.value?.step ?? last;
  const look = (step: number) => lookback.lookAt(step >= last ? null : Math.max(0, step));
  return (
    <section class="moves scrubber" aria-label={t("history")}>
      <Step back label={t("history-back")} disabled={at <= 0} onClick={() => look(at - 1)} />
      <div class="line">
        {marksOf(store.log.value, last).map(({ step, seat }) => (
          <span key={step} style={{ left: `${(100 * step) / Math.max(1, last)}%` }} aria-hidden="true">
            <SeatBadge seat={seat} letter={store.seats.value[seat]?.letter} size={16} />
          </span>
        ))}
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t("history")}
          aria-valuetext={t("history-at", { n: at, last })}
          onChange={e => look(Number(e.currentTarget.value))}
        />
      </div>
      <Step label={t("history-forward")} disabled={at >= last} onClick={() => look(at + 1)} />
    </section>
  );
}
