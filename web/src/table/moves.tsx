/* The bar above the board: the pace of the others while they move, and what happened since one's own last turn. */
import { useEffect, useRef } from "preact/hooks";
import type { BoardParts } from "../games/board";
import { pointing, SeatBadge } from "../kit";
import { capOf, keyOf } from "../state/keymap";
import { pace, type Speed } from "../state/settings";
import type { TableStore } from "../state/table";
import { inWords } from "../state/table/news";
import { t } from "../text";
import type { LogEvent } from "../types";
import { Button } from "../ui/button";
import { Key } from "./key";
import { setUp } from "./log";
import { useRoving } from "./roving";
import { Scrubber } from "./scrubber";
import { walkLines } from "./walk";
import "./moves.css";

const SPEEDS: readonly { speed: Speed; sign: string }[] = [
  { speed: "pause", sign: "❚❚" },
  { speed: "normal", sign: "▶" },
  { speed: "fast", sign: "▶▶" },
  { speed: "skip", sign: "▶❚" },
];
/** Without words of its own a card says the first few of the log's. */
const WORDS = 4;
/** At the cut these would wait for a word that does not come. */
const DANGLING =
  /^(\D{1,3}|from|with|into|onto|after|before|between|over|this|dal?l[aeo]|nell[aeo]|sull[aeo]|dell[aeo]|dopo|prima|tranne|fuori|propri)$/i;
/** So many of the latest moves are hung up. */
const MOST = 24;

export function setPace(store: TableStore, speed: Speed): void {
  pace.value = speed;
  store.pace.changed();
}

const PaceButtons = ({ store }: { store: TableStore }) => (
  <fieldset class="pace" aria-label={t("tempo")}>
    {SPEEDS.map(({ speed, sign }) => (
      <button
        key={speed}
        type="button"
        aria-pressed={pace.value === speed}
        aria-label={t(`tempo-${speed}`)}
        onClick={() => setPace(store, speed)}
      >
        <span aria-hidden="true" title={`${t(`tempo-${speed}`)} (${capOf(keyOf(speed))})`}>
          {sign}
        </span>
      </button>
    ))}
  </fieldset>
);

/** The others wait: one press, and the next of them moves. */
const GoOn = ({ store }: { store: TableStore }) => (
  <Button look="small go-on" onClick={() => store.pace.go()}>
    {t("go-on")} <Key of="go-on" />
  </Button>
);

/** The words of a move without the mover's name: the game's own, what was said, or the beginning of the log's line. */
function brief(store: TableStore, event: LogEvent): string {
  const own = `brief-${event.kind}`;
  if (store.say.has(own)) return store.say(own, event.args);
  const name = event.seat === null ? "" : (store.seats.value[event.seat]?.name ?? ""),
    whole = store.say(event.key, event.args),
    [said] = /["“«].+["”»]/.exec(whole) ?? [];
  if (said) return said;
  const told = name && whole.startsWith(name) ? whole.slice(name.length).trim() : whole,
    [clause = told] = told.split(/[.:;,(]/),
    words = clause.trim().split(/\s+/).slice(0, WORDS);
  while (words.length > 2 && DANGLING.test(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}

interface MovesProps {
  store: TableStore;
  parts: BoardParts | null;
}

function Card({ store, parts, event, first }: MovesProps & { event: LogEvent; first: boolean }) {
  const who = event.seat === null ? undefined : store.seats.value[event.seat],
    whole = store.say(event.key, event.args),
    picture = parts?.picture?.(event);
  return (
    <li>
      {first && event.seat !== null && <SeatBadge seat={event.seat} letter={who?.letter} size={20} />}
      <button
        type="button"
        class="move entry"
        onClick={() => store.lookback.look(event)}
        {...pointing(on => {
          store.lit.value = on ? event : null;
        })}
      >
        <span class="vh">{inWords(store, event)}</span>
        <span class="hung" aria-hidden="true" title={whole}>
          {picture}
          <span>{brief(store, event)}</span>
        </span>
      </button>
    </li>
  );
}

export const Moves = (props: MovesProps) =>
  props.store.lookback.looking.value ? <Scrubber store={props.store} /> : <Recap {...props} />;

function Recap({ store, parts }: MovesProps) {
  const row = useRef<HTMLOListElement>(null),
    laidOut = setUp(store.log.value, store.arrived.value.log_from),
    moves = store.log.value.slice(Math.max(store.since.value, laidOut)).slice(-MOST);
  useEffect(() => {
    row.current?.scrollTo({ left: row.current.scrollWidth });
  }, [moves.length, store.log.value, store.pace.waiting.value > 0]);
  useRoving(row, ".entry");
  return (
    <section class="moves" aria-label={t("since-your-turn")}>
      {store.info.value.status === "playing" && <PaceButtons store={store} />}
      {store.pace.held.value && <GoOn store={store} />}
      <ol ref={row} onKeyDown={walkLines}>
        {moves.map((event, i) => (
          <Card
            key={`${event.n}-${i}`}
            store={store}
            parts={parts}
            event={event}
            first={event.seat !== moves[i - 1]?.seat}
          />
        ))}
      </ol>
      {store.pace.waiting.value > 0 && (
        <span class="more" title={t("tempo-waiting", { n: store.pace.waiting.value })}>
          +{store.pace.waiting.value}
        </span>
      )}
    </section>
  );
}
