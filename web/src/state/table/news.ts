/* What is announced of the events that come in: as much of it as the reader wants to hear. */
import type { TableMessage } from "../../api";
import { atNames } from "../../table/named";
import { t } from "../../text";
import { argsOf, isList, seatOf } from "../../text/args";
import type { LogEvent, TextArg } from "../../types";
import { verbosity } from "../settings";
import type { TableStore } from ".";

/** So many small steps of a turn are told. */
const FEW_STEPS = 2;

/** A sentence that has its full stop, perhaps within quotation marks. */
const ENDED = /[.!?…]["”»]?$/;
export const stopped = (text: string): string => (ENDED.test(text) ? text : `${text}.`);

/** An event as it is said: the reader is marked as such. */
export function inWords(store: TableStore, event: LogEvent): string {
  const text = store.heard(store.say(event.key, event.args));
  return atNames(text, store.seats.value)
    .map(part => (typeof part === "string" ? part : part.me ? `${part.name} (${t("you")})` : part.name))
    .join("");
}

const mentions = (arg: TextArg | undefined, seat: number): boolean => {
  if (isList(arg)) return arg.some(part => mentions(part, seat));
  return seatOf(arg) === seat || Object.values(argsOf(arg)).some(part => mentions(part, seat));
};
/** Is the viewer named in it, or did the viewer do it? */
export const concerns = (event: LogEvent, me: number | null): boolean =>
  me !== null && (event.seat === me || Object.values(event.args ?? {}).some(arg => mentions(arg, me)));

/** What the others and then the latest mover did since that player's turn before. */
export function latestRound(log: readonly LogEvent[]): readonly LogEvent[] {
  const seat = log.findLast(event => event.seat !== null)?.seat,
    others = log.findLastIndex(event => event.seat !== null && event.seat !== seat),
    before = log.slice(0, others + 1).findLastIndex(event => event.seat === seat);
  return log.slice(before + 1);
}

export class News {
  /** What one of the others has done so far in this turn. */
  private turn: { seat: number; events: LogEvent[] } | null = null;

  constructor(private readonly store: TableStore) {}

  /** A new message is shown: its new events are told. */
  take(message: TableMessage, before: TableMessage): void {
    const known = before.log_from + before.log.length - message.log_from;
    /* An end that the board tells step by step is not given away by the log. */
    const staged = this.store.staged && message.view?.over;
    for (const event of staged ? [] : message.log.slice(Math.max(0, known))) this.tell(event);
    const view = message.view;
    if (this.turn && (!view || view.over || !view.actors.includes(this.turn.seat))) this.sum();
    for (const line of message.chat.filter(line => !before.chat.some(old => old.id === line.id)))
      this.store.voice.add(t("told-chat", { player: line.name, text: line.text }));
  }

  private tell(event: LogEvent): void {
    const { me, voice, alerts } = this.store;
    /* An alert has its own voice. */
    if (alerts.about(event)) return;
    if (verbosity.value === "all" || concerns(event, me.value)) {
      this.sum();
      voice.add(inWords(this.store, event));
      return;
    }
    if (verbosity.value === "me") return;
    if (event.seat === null || event.seat !== this.turn?.seat) this.sum();
    if (event.seat === null) voice.add(inWords(this.store, event));
    else this.turn = { seat: event.seat, events: [...(this.turn?.events ?? []), event] };
  }
  /** Of a long turn only what is not small, and how much that leaves out. */
  private shortened(events: readonly LogEvent[]): { told: readonly LogEvent[]; left: number } {
    const told = events.filter(({ kind }) => !this.store.small.includes(kind)),
      left = events.length - told.length;
    return told.length && left > FEW_STEPS ? { told, left } : { told: events, left: 0 };
  }
  /** One sentence for the turn of one of the others: the name is said once. */
  private sum(): void {
    if (!this.turn) return;
    const { seat, events } = this.turn,
      name = this.store.seats.value[seat]?.name ?? "",
      { told, left } = this.shortened(events),
      lines = told.map(event => inWords(this.store, event));
    const rest = lines.map((line, i) =>
      i && line.startsWith(`${name} `) ? line.slice(name.length + 1) : line,
    );
    if (left) rest.push(t("told-steps", { n: left }));
    this.store.voice.add(stopped(rest.map(line => line.replace(/[.\s]+$/, "")).join("; ")));
    this.turn = null;
  }
}
