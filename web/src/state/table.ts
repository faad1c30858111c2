/* One open table: its messages, what the reader looks at, and what the reader does. */
import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import { addresses, api, ApiError, type TableMessage } from "../api";
import { go } from "../router";
import { Legal, type SeatView, type Table } from "../games/board";
import { speaker, t, type Speaker } from "../text";
import type { Action, LegalAction, LogEvent, Refusal, View } from "../types";
import { listen, type Live } from "./live";
import { confirm, width } from "./settings";
import { chime } from "./sound";

export type Tab = "board" | "me" | "others" | "log" | "chat" | "notes";
export type Talk = "log" | "chat" | "notes";

export class TableStore implements Table {
  readonly message = signal<TableMessage | null>(null);
  /** The past message the reader looks at, or null for now. */
  readonly past = signal<TableMessage | null>(null);
  readonly busy = signal(false);
  readonly refusal = signal<{ refusal: Refusal | null; text?: string } | null>(null);
  readonly asked = signal<LegalAction | null>(null);
  readonly peek = signal<LegalAction | null>(null);
  readonly tab = signal<Tab>("board");
  readonly talk = signal<Talk>("log");
  readonly announced = signal("");
  readonly finder = signal(false);
  /** Last log number that stood when the viewer acted: the "since your last turn" line. */
  readonly since = signal(0);
  readonly readChat = signal(0);
  live: Live | null = null;
  readonly width = width;
  readonly say: Speaker;

  readonly now = computed(() => this.message.value?.view ?? null);
  readonly shown = computed(() => this.past.value ?? this.message.value);
  readonly view = computed(() => this.shown.value?.view as View);
  readonly info = computed(() => this.message.value!.table);
  readonly log = computed<readonly LogEvent[]>(() => this.message.value?.log ?? []);
  readonly me = computed(() => this.view.value?.viewer ?? null);
  readonly looking = computed(() => this.past.value !== null);
  readonly legal: ReadonlySignal<Legal> = computed(() => new Legal(this.looking.value || this.busy.value ? [] : this.now.value?.legal ?? []));
  readonly fresh = computed(() => (this.shown.value?.log ?? []).filter(e => e.n > this.since.value));
  readonly myTurn = computed(() => { const view = this.now.value; return view !== null && view.viewer !== null && view.actors.includes(view.viewer); });
  readonly seats = computed<readonly SeatView[]>(() => {
    const table = this.message.value?.table;
    return (table?.seats ?? []).map(s => {
      const name = s.name ?? (s.bot ? t("bot-name", { n: s.seat + 1 }) : t("seat-empty"));
      return { seat: s.seat, name, letter: name.slice(0, 1).toUpperCase(), me: s.seat === (this.now.value?.viewer ?? -1), bot: s.bot, here: s.here };
    });
  });
  /** "Giulia's table · 3 players": beside the game's name in the strip. */
  readonly title = computed(() => {
    const table = this.message.value?.table;
    return table ? [table.owner ? t("table-of", { player: table.owner }) : null, t("n-players", { n: table.seats.length }), t(`pace-${table.pace}`)].filter(Boolean).join(" · ") : "";
  });
  readonly unread = computed(() => this.message.value ? Math.max(0, this.message.value.table.chat.length - this.readChat.value) : 0);

  constructor(readonly id: string) {
    this.say = speaker(() => this.message.value?.table.game, seat => this.seats.value[seat]?.name ?? String(seat + 1));
    effect(() => { if (this.talk.value === "chat" || this.tab.value === "chat") this.readChat.value = this.message.value?.table.chat.length ?? 0; });
  }

  /** Hot-seat: the seat of this device that is awaited, when it is not the one that looks. */
  readonly nextHere = computed(() => {
    const message = this.message.value, view = message?.view;
    if (!message || !view || message.table.you.length < 2) return null;
    return view.viewer !== null && view.actors.includes(view.viewer) ? null : view.actors.find(a => message.table.you.includes(a)) ?? null;
  });

  /** Look and act as another seat of this device. */
  sitAs(seat: number): void {
    void this.run(async () => {
      this.message.value = await api.table(this.id, undefined, seat);
      this.open(seat);
    });
  }
  sit(seat: number): Promise<void> { return this.run(async () => this.receive(await api.sit(this.id, seat))); }
  addBot(seat: number, level: string): Promise<void> { return this.run(async () => this.receive(await api.addBot(this.id, seat, level))); }
  start(): Promise<void> { return this.run(async () => this.receive(await api.start(this.id))); }

  open(seat: number | null = null): void {
    this.live?.close();
    this.live = listen(this.id, seat, message => this.receive(message));
  }
  close(): void { this.live?.close(); }

  receive(message: TableMessage): void {
    const before = this.message.value;
    if (before && message.seq < before.seq) return;
    const was = this.myTurn.value, last = before?.log.at(-1)?.n ?? message.log.at(-1)?.n ?? 0;
    batch(() => {
      this.message.value = message;
      this.peek.value = null;
      const news = message.log.filter(e => e.n > last);
      if (before && news.length) this.announced.value = news.map(e => this.say(e.key, e.args)).join(" ");
    });
    if (before && !was && this.myTurn.value) chime("turn");
  }

  choose(action: LegalAction | undefined, sure = false): void {
    const view = this.now.value;
    if (!action || !view || view.viewer === null || this.busy.value || this.looking.value) return;
    if (!sure && confirm.value === "always") { this.asked.value = action; return; }
    const seat = view.viewer;
    void this.run(async () => {
      this.since.value = this.log.value.at(-1)?.n ?? 0;
      this.receive(await api.act(this.id, seat, view.step, action.id));
      chime("move");
    });
  }
  undo(): void {
    const seat = this.now.value?.viewer;
    if (seat === null || seat === undefined || !this.now.value?.can_undo) return;
    void this.run(async () => this.receive(await api.undo(this.id, seat)));
  }
  whyNot(action: Action): void {
    const seat = this.now.value?.viewer;
    if (seat === null || seat === undefined) return;
    void this.run(async () => { this.refusal.value = { refusal: await api.explain(this.id, seat, action) }; });
  }
  /** Look at the position after a logged event. */
  look(event: LogEvent): void { this.lookAt(event.step ?? event.n); }
  /** Look at decision number `step`; null returns to now. */
  lookAt(step: number | null): void {
    if (step === null || step >= (this.now.value?.step ?? 0)) { this.past.value = null; return; }
    void this.run(async () => { this.past.value = await api.table(this.id, step); });
  }
  async send(text: string): Promise<void> {
    await this.run(() => api.chat(this.id, text));
  }

  async rematch(): Promise<void> {
    await this.run(async () => { const next = await api.rematch(this.id); go(`/table/${next.id}`); });
  }
  get recordHref(): string { return addresses.record(this.id); }

  private async run(work: () => Promise<unknown>): Promise<void> {
    this.busy.value = true;
    try { await work(); }
    catch (error) {
      if (error instanceof ApiError) this.refusal.value = { refusal: error.refusal, ...(error.refusal ? {} : { text: t.has(error.code) ? t(error.code) : t("error-server") }) };
      else this.refusal.value = { refusal: null, text: t("error-network") };
    } finally { this.busy.value = false; }
  }
}
