/* The pace of the others: what they did is played back at the reader's pace. Frames are facts; only their showing waits. */
import { signal } from "@preact/signals";
import type { TableMessage } from "../../api";
import { pace, type Speed, waits } from "../settings";

/** How long a foreign move is shown (ms), and the longest that all waiting ones together may take. */
const SHOWN: Readonly<Record<Speed, number>> = { pause: Infinity, normal: 1120, fast: 370, skip: 0 };
const TOGETHER: Readonly<Record<Speed, number>> = { pause: Infinity, normal: 12000, fast: 2000, skip: 0 };
/** Fast: the longest that the reader watches the others between two decisions of the own (ms), however often a "done" comes in between; what comes later is passed by. */
const WATCHED = 3000;

/** On the way to the reader's turn the newest frame is painted so often at the most (ms), and so much rarer than painting takes: it would hold up the turn itself. */
const GLIMPSE = 120,
  RARER = 4;

const stepOf = (message: TableMessage): number => message.view?.step ?? 0;
const decides = ({ view }: TableMessage): boolean =>
  view !== null && view.viewer !== null && view.actors.includes(view.viewer);
/** Is the reader asked or waited for here? Then nothing that follows may wait: it is answered, not watched. */
const asked = (message: TableMessage): boolean =>
  message.you.some(seat => message.table.hearing?.waiting.includes(seat)) || decides(message);

/** Has the turn gone from one of the others to another one between these two? */
function passedOn(before: TableMessage | null, now: TableMessage): boolean {
  const was = before?.view?.actors ?? [],
    is = now.view?.actors ?? [];
  return !asked(now) && was.length > 0 && is.some(seat => !was.includes(seat));
}

export class Pace {
  /** How many frames have come that are not shown yet. */
  readonly waiting = signal(0);
  /** Stopped after a turn of one of the others, until the reader says go. */
  readonly held = signal(false);
  private readonly frames: TableMessage[] = [];
  /** The longest that the present row was: all of it is played at the pace that this asks for. */
  private longest = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown: TableMessage | null = null;
  /** The newest frame that was not worth a painting of its own. */
  private passing: TableMessage | null = null;
  private glimpse: ReturnType<typeof setTimeout> | undefined;
  /** How long the latest painting of a passing frame took (ms). */
  private took = 0;
  /** Since when the reader watches the others, and how long it was before, since the latest decision of the own. */
  private since: number | null = null;
  private watched = 0;

  constructor(private readonly paint: (message: TableMessage) => void) {}

  /** The newest that has come, shown or not. */
  get newest(): TableMessage | undefined {
    return this.frames.at(-1);
  }

  /** A frame has come; `shown` is the one on the page. */
  take(message: TableMessage, shown: TableMessage | null): void {
    this.shown = shown;
    this.since ??= Date.now();
    if (this.hurries && shown?.view && !asked(shown) && !asked(message)) {
      this.frames.length = 0;
      this.pass(message);
      return;
    }
    const last = this.newest ?? shown,
      onward = last !== null && shown !== null && stepOf(message) > stepOf(last);
    if (
      !shown?.view ||
      message.seat !== shown.seat ||
      this.hurries ||
      (document.hidden && !waits.value) ||
      (!this.newest && (asked(shown) || !onward))
    ) {
      this.jump(message);
      return;
    }
    /* Someone came, someone wrote, a move was taken back: the same place in the row, or a new row. */
    if (!onward && stepOf(message) < stepOf(last ?? message)) {
      this.jump(message);
      return;
    }
    if (!onward) this.frames.pop();
    this.frames.push(message);
    this.waiting.value = this.frames.length;
    this.wait();
  }
  /** Everything that has come is shown at once. */
  flush(): void {
    const newest = this.newest ?? this.passing;
    if (newest) this.jump(newest);
  }
  /** The reader changed the pace. */
  changed(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (pace.value === "skip" && !waits.value) this.flush();
    else this.go();
  }
  /** The reader has heard enough of this turn. */
  go(): void {
    this.held.value = false;
    this.wait();
  }
  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.glimpse);
  }

  /** Does the reader want to be at the own turn, and has watched long enough? */
  private get hurries(): boolean {
    const now = Date.now(),
      long = this.watched + now - (this.since ?? now) >= WATCHED;
    return !waits.value && (pace.value === "skip" || (pace.value === "fast" && long));
  }
  private show(message: TableMessage): void {
    if (asked(message)) {
      const now = Date.now();
      this.watched = decides(message) ? 0 : this.watched + now - (this.since ?? now);
      this.since = null;
    }
    this.paint(message);
  }
  /** The others move and the reader skips: a frame in a while is enough. */
  private pass(message: TableMessage): void {
    if (message.view?.over || message.seat !== this.shown?.seat) {
      this.jump(message);
      return;
    }
    this.passing = message;
    this.glimpse ??= setTimeout(
      () => {
        const { passing } = this,
          began = performance.now();
        if (!passing) return;
        this.jump(passing);
        requestAnimationFrame(() =>
          setTimeout(() => {
            this.took = performance.now() - began;
          }),
        );
      },
      Math.max(GLIMPSE, this.took * RARER),
    );
  }
  private jump(message: TableMessage): void {
    clearTimeout(this.timer);
    clearTimeout(this.glimpse);
    this.timer = this.glimpse = undefined;
    this.passing = null;
    this.frames.length = 0;
    this.longest = 0;
    this.waiting.value = 0;
    this.held.value = false;
    this.show(message);
  }
  private wait(): void {
    this.longest = this.frames.length ? Math.max(this.longest, this.frames.length) : 0;
    if (!this.longest || this.timer !== undefined || pace.value === "pause" || this.held.value) return;
    this.timer = setTimeout(
      () => this.next(),
      Math.min(SHOWN[pace.value], TOGETHER[pace.value] / this.longest),
    );
  }
  private next(): void {
    this.timer = undefined;
    /* Painting may take longer than the pace allows: the reader has watched long enough all the same. */
    if (this.hurries) {
      this.flush();
      return;
    }
    const frame = this.frames.shift();
    this.waiting.value = this.frames.length;
    if (frame) {
      this.held.value = waits.value && passedOn(this.shown, frame);
      this.shown = frame;
      this.show(frame);
    }
    this.wait();
  }
}
