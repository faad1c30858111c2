/* What concerns the reader and must not be missed: seen and heard once, then kept in a list. */
import { signal } from "@preact/signals";
import type { TableMessage } from "../../api";
import type { BoardParts } from "../../games/board";
import { seatOf } from "../../text/args";
import type { LogEvent } from "../../types";
import { chime } from "../sound";
import type { TableStore } from ".";
import { inWords } from "./news";

/** How long an alert lies above the board (ms). */
const STAYS = 9000;
/** Kinds of the table itself, and the argument that names the one concerned. */
const TABLE: Readonly<Record<string, string>> = { "table-handed-over": "player" };

export interface Alert {
  text: string;
  event: LogEvent;
}

export class Alerts {
  readonly all = signal<readonly Alert[]>([]);
  /** The one that lies above the board now. */
  readonly now = signal<Alert | null>(null);
  /** Is the list open? */
  readonly open = signal(false);
  /** The game's kinds: the board of the game names them. */
  kinds: Readonly<Record<string, string>> = {};
  /** What can be done about an event at once: the board of the game knows. */
  answer: NonNullable<BoardParts["answerAlert"]> = () => null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly store: TableStore) {}

  /** New events are raised; who comes to the table finds what was missed in the list. */
  take(message: TableMessage, before: TableMessage | null): void {
    const known = before ? before.log_from + before.log.length : message.log_new,
      events = message.log.slice(Math.max(0, known - message.log_from)).filter(event => this.about(event));
    for (const event of events) {
      const alert = this.note(event);
      if (before) this.raise(alert);
    }
  }
  drop(): void {
    clearTimeout(this.timer);
    this.now.value = null;
  }

  /** Is the viewer the one whom this kind of event concerns? */
  about(event: LogEvent): boolean {
    const { me } = this.store,
      arg = this.kinds[event.kind] ?? TABLE[event.kind];
    return arg !== undefined && me.value !== null && seatOf(event.args?.[arg]) === me.value;
  }
  private note(event: LogEvent): Alert {
    const { store } = this,
      own = `alert-${event.kind}`,
      text = store.say.has(own) ? store.say(own, event.args) : inWords(store, event),
      alert = { text, event };
    this.all.value = [...this.all.value, alert];
    return alert;
  }
  private raise(alert: Alert): void {
    this.now.value = alert;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.drop(), STAYS);
    this.store.voice.alert(alert.text);
    chime("alert");
  }
}
