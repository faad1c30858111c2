/* One voice for who hears the page: what is said waits for its turn, nothing overlaps, nothing is said twice. */
import { signal } from "@preact/signals";

/** What comes together is said together (ms); then silence for as long as it takes to hear it. */
const GATHER = 150,
  PER_LETTER = 50,
  LONGEST = 5000,
  AGAIN = 400;

/** Text that is the same as before is not announced: an invisible blank makes it new. */
const fresh = (text: string, before: string): string => (text === before ? `${text}\u00a0` : text);
const inDialog = (): boolean => document.querySelector("dialog[open]") !== null;

export class Voice {
  /** The two live regions. */
  readonly said = signal("");
  readonly alerted = signal("");
  /** A summary that the reader asked for, to be seen as well. */
  readonly shown = signal<string | null>(null);
  private readonly waiting: string[] = [];
  private prompt = "";
  private lastPrompt = "";
  private last = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Said when its turn comes. */
  add(text: string): void {
    if (!text || this.waiting.at(-1) === text) return;
    this.waiting.push(text);
    this.wait(GATHER);
  }
  /** What is to be done: after the news, only the newest, and only when it changes. */
  ask(text: string): void {
    if (text === this.lastPrompt) return;
    this.prompt = this.lastPrompt = text;
    if (text) this.wait(GATHER);
  }
  /** The reader asked or pressed something: at once; what waits comes after it. */
  now(text: string): void {
    this.emit(text);
  }
  /** Asked for and shown as well. */
  tell(text: string): void {
    this.shown.value = text;
    this.now(text);
  }
  alert(text: string): void {
    this.last = text;
    this.alerted.value = fresh(text, this.alerted.value);
  }
  again(): void {
    this.tell(this.last);
  }

  private wait(ms: number): void {
    this.timer ??= setTimeout(() => this.next(), ms);
  }
  private next(): void {
    this.timer = undefined;
    if (!this.waiting.length && !this.prompt) return;
    /* Under an open dialog the page is not heard. */
    if (inDialog()) {
      this.wait(AGAIN);
      return;
    }
    this.emit([...this.waiting.splice(0), this.prompt].filter(Boolean).join(" "));
    this.prompt = "";
  }
  private emit(text: string): void {
    this.last = text;
    this.said.value = fresh(text, this.said.value);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), Math.min(LONGEST, text.length * PER_LETTER));
  }
}
