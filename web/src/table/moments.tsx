/* Key moments of a finished game: the few steps in which somebody's points rose most. Asked for by the reader. */
import { useSignal } from "@preact/signals";
import { api } from "../api";
import { range, SeatBadge } from "../kit";
import type { TableStore } from "../state/table";
import { t } from "../text";
import type { LogEvent } from "../types";
import { total } from "./players";

const SAMPLES = 24,
  MOST = 4;
interface Rise {
  seat: number;
  step: number;
  gain: number;
}
export interface Moment extends Rise {
  event: LogEvent | undefined;
}

/** Look at some positions, then halve the stretches with the largest gains until a single step is left. */
export async function rises(
  last: number,
  scoresAt: (step: number) => Promise<readonly number[]>,
): Promise<Rise[]> {
  const marks = [...new Set(range(SAMPLES + 1).map(i => Math.round((last * i) / SAMPLES)))],
    totals: (readonly number[])[] = [];
  for (const step of marks) totals.push(await scoresAt(step));
  const spans = totals
    .slice(1)
    .flatMap((after, i) =>
      after.map((is, seat) => ({ seat, from: marks[i]!, to: marks[i + 1]!, was: totals[i]![seat]!, is })),
    );
  const best = spans
    .filter(s => s.is > s.was)
    .sort((a, b) => b.is - b.was - a.is + a.was)
    .slice(0, MOST);
  for (const s of best)
    while (s.to - s.from > 1) {
      const mid = (s.from + s.to) >> 1,
        at = (await scoresAt(mid))[s.seat]!;
      if (at - s.was >= s.is - at) {
        s.to = mid;
        s.is = at;
      } else {
        s.from = mid;
        s.was = at;
      }
    }
  return best.map(s => ({ seat: s.seat, step: s.to, gain: s.is - s.was })).sort((a, b) => a.step - b.step);
}

async function keyMoments(store: TableStore): Promise<Moment[]> {
  const { step: last } = store.now.value!,
    at = (step: number) => api.past(store.id, step, store.message.value!.seat);
  const found = await rises(last, async step => (await at(step)).view.scores.map(total));
  return Promise.all(
    found.map(async rise => ({ ...rise, event: (await at(rise.step)).log.find(e => e.n === rise.step - 1) })),
  );
}

export function Moments({ store }: { store: TableStore }) {
  const found = store.moments.value,
    wrong = useSignal(false);
  const ask = () => {
    if (!found)
      keyMoments(store).then(
        list => {
          store.moments.value = list;
        },
        () => {
          wrong.value = true;
        },
      );
  };
  return (
    <details
      class="moments"
      open={found !== null}
      onToggle={e => {
        if (e.currentTarget.open) ask();
      }}
    >
      <summary>{t("moments")}</summary>
      {!found?.length && (
        <p class="faint">{t(found ? "moments-none" : wrong.value ? "error-server" : "loading")}</p>
      )}
      <ol>
        {found?.map((m, i) => (
          <li key={i}>
            <button class="entry" title={t("log-look")} onClick={() => store.lookAt(m.step)}>
              <SeatBadge seat={m.seat} letter={store.seats.value[m.seat]?.letter} size={22} />
              <span>
                <b>{t("moment", { player: store.seats.value[m.seat]?.name ?? "", n: m.gain })}</b>{" "}
                {m.event && store.say(m.event.key, m.event.args)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
