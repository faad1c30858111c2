/* One open table: its messages, what the reader looks at, and what the reader does. */
import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import { addresses, api, ApiError, type Past, type TableMessage } from "../api";
import type { ProposalIn } from "../server";
import { go } from "../router";
import { Legal, type SeatView, type Table } from "../games/board";
import { speaker, t, type Speaker } from "../text";
import type { Action, LegalAction, LogEvent, View } from "../types";
import type { Moment } from "../table/moments";
import { listen, type Live } from "./live";
import { SLOW } from "./games";
import { ensurePerson, games } from "./session";
import { confirm, width } from "./settings";
import { chime } from "./sound";

export type Tab = "board" | "me" | "others" | "log" | "chat" | "notes";
export type Talk = "log" | "chat" | "notes";

export class TableStore implements Table {
  readonly message = signal<TableMessage | null>(null);
  /** The past position the reader looks at, or null for now. */
  readonly past = signal<Past | null>(null);
  readonly busy = signal(false);
  /** Why something cannot be done, in words, with its paragraphs. */
  readonly refusal = signal<{ text: string; rules: readonly string[] } | null>(null);
  readonly asked = signal<LegalAction | null>(null);
  readonly peek = signal<LegalAction | null>(null);
  readonly tab = signal<Tab>("board");
  readonly talk = signal<Talk>("log");
  readonly announced = signal("");
  readonly finder = signal(false);
  readonly menu = signal(false);
  readonly readChat = signal(0);
  readonly moments = signal<readonly Moment[] | null>(null);
  live: Live | null = null;
  readonly width = width;
  readonly say: Speaker;

  readonly now = computed(() => this.message.value?.view ?? null);
  readonly view = computed(() => (this.past.value ?? this.message.value)?.view as View);
  readonly info = computed(() => this.message.value!.table);
  readonly log = computed<readonly LogEvent[]>(() => this.message.value?.log ?? []);
  readonly me = computed(() => this.view.value?.viewer ?? null);
  readonly looking = computed(() => this.past.value !== null);
  readonly legal: ReadonlySignal<Legal> = computed(
    () => new Legal(this.looking.value || this.busy.value ? [] : (this.now.value?.legal ?? [])),
  );
  /** Where in the log the part after the viewer's own latest action begins. */
  readonly since = computed(() => {
    const m = this.message.value;
    return m ? Math.max(0, m.log_new - m.log_from) : 0;
  });
  readonly fresh = computed(() =>
    this.past.value ? this.past.value.log.slice(-1) : this.log.value.slice(this.since.value),
  );
  readonly myTurn = computed(() => {
    const view = this.now.value;
    return view !== null && view.viewer !== null && view.actors.includes(view.viewer);
  });
  readonly seats = computed<readonly SeatView[]>(() => {
    const table = this.message.value?.table;
    return (table?.seats ?? []).map((s, seat) => {
      const name = s.name ?? (s.kind === "bot" ? t("bot-name", { n: seat + 1 }) : t("seat-empty"));
      return {
        seat,
        name,
        letter: name.slice(0, 1).toUpperCase(),
        me: seat === (this.now.value?.viewer ?? -1),
        bot: s.kind === "bot" || s.away ? s.bot : null,
        here: s.connected || s.kind !== "person",
      };
    });
  });
  /** "Giulia's table · 3 players": beside the game's name in the strip. */
  readonly title = computed(() => {
    const table = this.message.value?.table;
    return table
      ? [
          table.host ? t("table-of", { player: table.host }) : null,
          t("n-players", { n: table.seats.length }),
          t((table.clock?.move_seconds ?? 0) >= SLOW ? "pace-days" : "pace-live"),
        ]
          .filter(Boolean)
          .join(" · ")
      : "";
  });
  readonly unread = computed(() =>
    this.message.value ? Math.max(0, this.message.value.chat.length - this.readChat.value) : 0,
  );

  constructor(readonly id: string) {
    this.say = speaker(
      () => this.message.value?.table.game,
      seat => this.seats.value[seat]?.name ?? String(seat + 1),
    );
    effect(() => {
      if (this.talk.value === "chat" || this.tab.value === "chat")
        this.readChat.value = this.message.value?.chat.length ?? 0;
    });
  }

  sit(seat: number | null): Promise<void> {
    return this.run(async () => {
      await ensurePerson();
      await api.join(this.id, seat);
      await this.refresh();
      this.open();
    });
  }
  addBot(seat: number, bot: string): Promise<void> {
    return this.run(async () => {
      await api.setSeat(this.id, seat, { kind: "bot", bot });
      await this.refresh();
    });
  }
  start(): Promise<void> {
    return this.run(async () => {
      await api.start(this.id);
      await this.refresh();
    });
  }
  propose(wish: ProposalIn): Promise<void> {
    return this.run(async () => {
      await api.propose(this.id, wish);
      await this.refresh();
    });
  }
  answer(agree: boolean): Promise<void> {
    return this.run(async () => {
      await api.answer(this.id, agree);
      await this.refresh();
    });
  }
  resign(seat: number): Promise<void> {
    return this.run(async () => {
      await api.resign(this.id, seat);
      await this.refresh();
    });
  }
  reclaim(seat: number): Promise<void> {
    return this.run(async () => {
      await api.reclaim(this.id, seat);
      await this.refresh();
    });
  }
  /** A new table that goes on from the position shown, with bots on the other seats. */
  fork(): Promise<void> {
    return this.run(async () => {
      await ensurePerson();
      const { table } = this.message.value!,
        me = this.message.value!.seat ?? 0,
        bot = games.value?.find(g => g.id === table.game)?.bots.at(-1) ?? "greedy";
      const seats = table.seats.map((_, i) =>
        i === me ? { kind: "me" as const } : { kind: "bot" as const, bot },
      );
      go(
        `/table/${(await api.fork({ table: this.id, step: this.view.value.step, seats, start: true, public: false, spectators: true })).table}`,
      );
    });
  }
  /** Ask for the message where the stream may be late or down. */
  private async refresh(): Promise<void> {
    this.receive(await api.table(this.id));
  }

  open(): void {
    this.live?.close();
    this.live = listen(this.id, message => this.receive(message));
  }
  close(): void {
    this.live?.close();
  }

  receive(message: TableMessage): void {
    const before = this.message.value;
    if (before && message.seq < before.seq) return;
    const was = this.myTurn.value,
      known = before ? before.log_from + before.log.length - message.log_from : message.log.length;
    batch(() => {
      this.message.value = message;
      this.peek.value = null;
      if (before && before.seat !== message.seat) this.past.value = null; // what one seat looked at is not the next one's to see
      const news = message.log.slice(Math.max(0, known));
      if (before && news.length) this.announced.value = news.map(e => this.say(e.key, e.args)).join(" ");
    });
    if (before && !was && this.myTurn.value) chime("turn");
  }

  choose(action: LegalAction | undefined, sure = false): void {
    const view = this.now.value;
    if (!action || !view || view.viewer === null || this.busy.value || this.looking.value) return;
    if (!sure && confirm.value === "always") {
      this.asked.value = action;
      return;
    }
    const seat = view.viewer;
    void this.run(async () => {
      const { seq } = await api.act(this.id, seat, this.message.value!.decision, action.id);
      chime("move");
      await this.reach(seq);
    });
  }
  undo(): void {
    const seat = this.now.value?.viewer;
    if (seat === null || seat === undefined || !this.now.value?.can_undo) return;
    void this.run(async () => {
      await this.reach((await api.undo(this.id, seat, this.message.value!.decision)).seq);
    });
  }
  whyNot(action: Action): void {
    const seat = this.now.value?.viewer;
    if (seat === null || seat === undefined) return;
    void this.run(async () => {
      const { text, rules } = await api.explain(this.id, seat, action);
      this.refusal.value = { text: text ?? t("refusal-none"), rules };
    });
  }
  /** Look at the position after a logged event. */
  look(event: LogEvent): void {
    this.lookAt(event.n + 1);
  }
  /** Look at decision number `step`; null returns to now. */
  lookAt(step: number | null): void {
    if (step === null || step >= (this.now.value?.step ?? 0)) {
      this.past.value = null;
      return;
    }
    void this.run(async () => {
      this.past.value = await api.past(this.id, step, this.message.value?.seat);
    });
  }
  async send(text: string): Promise<void> {
    await this.run(() => api.chat(this.id, text));
  }

  async rematch(): Promise<void> {
    await this.run(async () => {
      const next = await api.rematch(this.id);
      go(`/table/${next.table}`);
    });
  }
  /** Does this game hide anything from a seat? Then a curtain falls between people at one screen. */
  get secrets(): boolean {
    return "viewer" in (this.now.value?.board as object);
  }
  get recordHref(): string {
    return addresses.record(this.id);
  }

  /** The stream brings the view of what was just done; where it does not, ask. */
  private async reach(seq: number): Promise<void> {
    const patience = this.live?.state.value === "live" ? 800 : 0,
      until = Date.now() + patience;
    while ((this.message.value?.seq ?? 0) < seq && Date.now() < until)
      await new Promise(done => setTimeout(done, 15));
    if ((this.message.value?.seq ?? 0) < seq) await this.refresh();
  }

  private async run(work: () => Promise<unknown>): Promise<void> {
    this.busy.value = true;
    try {
      await work();
    } catch (error) {
      this.refusal.value =
        error instanceof ApiError
          ? { text: error.message || t("error-server"), rules: error.rules }
          : { text: t("error-network"), rules: [] };
    } finally {
      this.busy.value = false;
    }
  }
}
