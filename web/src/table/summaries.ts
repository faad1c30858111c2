/* What the summary keys say: the board's own sentences, or what its labels tell. */
import type { BoardParts } from "../games/board";
import { total } from "../score";
import { capOf, keyOf } from "../state/keymap";
import type { TableStore } from "../state/table";
import { inWords, stopped } from "../state/table/news";
import { list, t } from "../text";
import { awaited, waitedFor } from "./hearing";
import { setUp } from "./log";
import { sentenceOf } from "./prompt";
import { LEGAL, type Thing } from "./roving";
import { sealOf } from "./seal";

/** So many labels are read out where the board says nothing better. */
const MOST = 24,
  MOST_MOVES = 12,
  MINUTE = 60;

/** "a. b. c. And 7 more." */
function several(lines: readonly string[], from: number, most: number): string {
  const said = lines.slice(from, from + most).map(stopped),
    left = lines.length - from - most;
  return (left > 0 ? [...said, t("told-more", { n: left })] : said).join(" ");
}

/** The labels of a place: what can be done first, then own pieces, then the rest. */
function labels(place: string): string[] {
  const cells = [...document.querySelectorAll<Thing>(`${place} [data-cell]`)],
    rank = (cell: Thing) => (cell.matches(LEGAL) ? 0 : cell.matches("[data-own]") ? 1 : 2);
  return cells
    .sort((a, b) => rank(a) - rank(b))
    .map(cell => cell.getAttribute("aria-label") ?? cell.textContent?.trim() ?? "")
    .filter(Boolean);
}

/** Where in the log the part after the viewer's own latest action begins: what the others did in that very moment,
    because all had chosen, belongs to it. */
function sinceMine({ log, since, me }: TableStore): number {
  const events = log.value,
    moment = events[since.value - 1]?.n,
    other = events.findIndex(
      ({ n, seat }, at) => at < since.value && n === moment && seat !== null && seat !== me.value,
    );
  return other < 0 ? since.value : other;
}

export class Summaries {
  private other = -1;
  /** A summary too long for one answer, and where its next part begins. */
  private cut: { text: string; from: number } | null = null;

  constructor(
    private readonly store: TableStore,
    private readonly parts: BoardParts | null,
  ) {}

  board(): void {
    this.tell(this.parts?.told?.board() ?? labels(".board"));
  }
  mine(): void {
    const { me } = this.store;
    if (me.value === null) this.tell([]);
    else this.tell(this.seat(me.value));
  }
  hand(): void {
    const told = this.parts?.told;
    if (told && !told.hand) this.mine();
    else this.tell(told?.hand?.() ?? labels(".own"));
  }
  /** Every press the next of the others, from the left of the reader on. */
  opponent(): void {
    const { seats, me } = this.store,
      n = seats.value.length,
      first = me.value ?? n - 1,
      others = seats.value.map((_, i) => (first + 1 + i) % n).filter(seat => seat !== me.value);
    this.other = (this.other + 1) % others.length;
    this.tell(this.seat(others[this.other] ?? 0));
  }
  since(): void {
    const { store } = this,
      laidOut = setUp(store.log.value, store.arrived.value.log_from),
      events = store.log.value.slice(Math.max(sinceMine(store), laidOut));
    this.tell(events.map(event => inWords(store, event)));
  }
  turn(): void {
    const { store } = this;
    /* What was done last may change whose turn it is: nothing is said that is over in a moment. */
    if (store.errands.busy.value) {
      this.tell([t("told-busy")]);
      return;
    }
    const seconds = Math.round((Date.now() - store.turnBegan) / 1000),
      time = { m: Math.floor(seconds / MINUTE), s: seconds % MINUTE },
      names = list(store.view.value.actors.map(seat => store.seats.value[seat]?.name ?? ""));
    const whose = store.myTurn.value
      ? t("told-your-turn", time)
      : t("told-turn", { players: names, ...time });
    const sentence = sentenceOf(store, this.parts),
      seal = sealOf(store, this.parts),
      key = seal?.key ?? capOf(keyOf("seal")),
      ends = seal?.press ? [t("told-seal", { key, label: seal.label })] : [];
    const waited = waitedFor(store).length ? [awaited()] : [];
    this.tell(store.view.value.over ? [sentence, ...ends] : [whose, ...waited, sentence, ...ends]);
  }
  moves(): void {
    const { store } = this,
      legal = store.legal.value.all;
    if (!legal.length) {
      this.turn();
      return;
    }
    const told = this.parts?.told,
      outcome = told?.outcome,
      lines =
        told?.moves?.() ??
        legal.map(action => {
          const label = store.say(action.label.label, action.label.args),
            effect = outcome?.(action);
          return effect ? `${label}: ${effect}` : label;
        });
    this.tell([t("choices", { n: legal.length }), ...lines], MOST_MOVES);
  }

  /** A player's area: the board's sentences, or name, score and the facts of the panel. */
  private seat(seat: number): readonly string[] {
    const told = this.parts?.told?.seat(seat);
    if (told) return told;
    const { store } = this,
      who = store.seats.value[seat],
      facts = this.parts?.player?.(seat).facts ?? [],
      n = total(store.view.value.scores[seat]);
    return [
      t("told-score", { player: who?.name ?? "", n }),
      ...facts
        .filter(({ text }) => typeof text === "string" || typeof text === "number")
        .map(({ title, text }) => `${title}: ${String(text)}`),
      ...(who?.me ? labels(".own") : []),
    ];
  }
  /** Asked again while its answer is still shown, a summary goes on where it stopped. */
  private tell(lines: readonly string[], most = MOST): void {
    const { lookback, voice } = this.store,
      past = lookback.past.value,
      when = past ? `${t("told-past", { n: past.step })} ` : "",
      text = lines.join(" "),
      from = voice.shown.value !== null && this.cut?.text === text ? this.cut.from : 0;
    this.cut = from + most < lines.length ? { text, from: from + most } : null;
    voice.tell(when + (lines.length ? several(lines, from, most) : t("told-nothing")));
  }
}
