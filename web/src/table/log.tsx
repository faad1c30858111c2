/* The log: every event a line, and a line leads back to its position. */
import { useEffect, useRef } from "preact/hooks";
import type { BoardParts } from "../games/board";
import { Icon, pointing, SeatBadge } from "../kit";
import type { TableStore } from "../state/table";
import { capital, t } from "../text";
import type { LogEvent } from "../types";
import { Named } from "./named";
import { useRoving } from "./roving";
import { Spoken } from "./spoken";
import { walkLines } from "./walk";

/** Kinds of the set-up's draws: many lines that say the table is laid out. */
export const LAID_OUT: ReadonlySet<string> = new Set(["opened", "dealt-building", "drew-tile", "character"]);
/** How many lines at the head of the log are draws of the set-up. */
export function setUp(log: readonly LogEvent[], from: number): number {
  if (from > 0) return 0;
  const first = log.findIndex(event => !LAID_OUT.has(event.kind));
  return first < 0 ? log.length : first;
}

interface LogProps {
  store: TableStore;
  parts: BoardParts | null;
}

function Entry({ store, parts, event }: LogProps & { event: LogEvent }) {
  const who = event.seat === null ? undefined : store.seats.value[event.seat],
    mark =
      event.seat === null ? (
        <Icon name="quill" size={20} />
      ) : (
        <SeatBadge seat={event.seat} letter={who?.letter} size={22} />
      );
  const text = capital(store.say(event.key, event.args)),
    heard = store.heard(text);
  return (
    <button
      type="button"
      class={who?.me ? "entry mine" : "entry"}
      title={t("log-look")}
      onClick={() => store.lookback.look(event)}
      {...pointing(on => {
        store.lit.value = on ? event : null;
      })}
    >
      {parts?.picture?.(event) ?? mark}
      <span>
        <Spoken text={text} heard={heard}>
          <Named text={text} seats={store.seats.value} />
        </Spoken>
      </span>
    </button>
  );
}

export function Log({ store, parts }: LogProps) {
  const end = useRef<HTMLOListElement>(null),
    log = store.log.value,
    { past, looking } = store.lookback,
    at = past.value ? past.value.step - 1 : null,
    since = store.since.value;
  const toEnd = () => {
    if (!looking.value) end.current?.scrollTo({ top: end.current.scrollHeight });
  };
  useEffect(toEnd, [log, since, store.talk.value, store.tab.value]);
  useRoving(end, ".entry");
  /* The newest line stays whole when the panel above it grows. */
  useEffect(() => {
    const room = new ResizeObserver(toEnd);
    if (end.current) room.observe(end.current);
    return () => room.disconnect();
  }, []);
  const laidOut = setUp(log, store.arrived.value.log_from);
  return (
    <ol class="log" ref={end} aria-label={t("log")} onKeyDown={walkLines}>
      {laidOut > 0 && (
        <li class="set-up">
          <Icon name="map" size={20} />
          {t("set-up-done")}
        </li>
      )}
      {log.map((event, i) => (
        <>
          {since > 0 && i === since && <li class="since">{t("since-your-turn")}</li>}
          {i >= laidOut && (
            <li key={i} class={event.n === at ? "at" : ""}>
              <Entry store={store} parts={parts} event={event} />
            </li>
          )}
        </>
      ))}
    </ol>
  );
}
