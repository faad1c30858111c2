/* One open table: what came from the server, what the reader looks at and has open, and what follows from both. */
import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { addresses, type TableMessage } from "../../api";
import { Legal, type SeatView, type Table } from "../../games/board";
import { need, nth } from "../../lookup";
import { type Speaker, speaker, t } from "../../text";
import type { Action, LegalAction, LogEvent, View } from "../../types";
import { findGame, paceOf } from "../games";
import { width } from "../settings";
import { chime } from "../sound";
import { Advice } from "./advice";
import { Ahead } from "./ahead";
import { Alerts } from "./alerts";
import { Commands } from "./commands";
import { Connection } from "./connection";
import { Errands } from "./errands";
import { lettersOf } from "./letters";
import { Lookback } from "./lookback";
import { inWords, latestRound, News } from "./news";
import { Pace } from "./pace";
import { StoryTeller } from "./story";
import { Voice } from "./voice";

export type Tab = "board" | "me" | "others" | "log" | "chat" | "notes";
export type Talk = "log" | "chat" | "notes";

export class TableStore implements Table {
  readonly errands = new Errands();
  readonly pace = new Pace(message => this.take(message));
  readonly connection: Connection;
  readonly lookback: Lookback;
  readonly commands: Commands;
  readonly story: StoryTeller;
  readonly voice = new Voice();
  readonly alerts = new Alerts(this);
  readonly advice = new Advice(this);
  readonly ahead = new Ahead(this);
  private readonly news = new News(this);
  /** Told before a new frame is shown: what is on the page can still be measured. */
  onFrame: () => void = () => undefined;
  /** What an action would do, in the words of the game's board. */
  outcome: (action: LegalAction) => string = () => "";
  /** Does all that was told of an action; null where the action is all. */
  carryOut: ((action: LegalAction) => void) | null = null;
  /** A text as it is said: codes in words. */
  heard: (text: string) => string = text => text;
  /** Kinds of events that the summary of a turn only counts. */
  small: readonly string[] = [];
  /** The board tells the end itself, step by step. */
  staged = false;
  /** How much the actions of a position bring at first sight; null where the board does not say. */
  worth: (() => (action: LegalAction) => number) | null = null;
  /** When those who act now began (ms). */
  turnBegan = Date.now();

  /* What the reader has open. */
  readonly tab = signal<Tab>("board");
  readonly talk = signal<Talk>("log");
  readonly finder = signal(false);
  readonly menu = signal(false);
  readonly readChat = signal(0);
  readonly peek = signal<LegalAction | null>(null);
  /** A cell's name that is being typed. */
  readonly typing = signal<string | null>(null);
  /** The event whose cells are lit, because the reader points at its line. */
  readonly lit = signal<LogEvent | null>(null);
  readonly width = width;
  readonly say: Speaker;

  readonly message: ReadonlySignal<TableMessage | null>;
  /** The view of now, whatever the reader looks at. */
  readonly now = computed(() => this.message.value?.view ?? null);
  /** The view that is shown, as soon as there is one. */
  readonly shown = computed<View | null>(
    () => this.lookback.past.value?.view ?? this.ahead.view.value ?? this.message.value?.view ?? null,
  );
  readonly view = computed(() => need(this.shown.value, "view"));
  readonly arrived = computed(() => need(this.message.value, "message"));
  readonly info = computed(() => this.arrived.value.table);
  readonly taught = computed(() => this.info.value.lesson !== null);
  readonly log = computed<readonly LogEvent[]>(() => this.message.value?.log ?? []);
  readonly me = computed(() => this.shown.value?.viewer ?? null);
  readonly legal = computed(() => {
    const shut = this.lookback.looking.value || this.errands.busy.value;
    return new Legal(shut ? [] : ((this.ahead.view.value ?? this.now.value)?.legal ?? []));
  });
  /** Where in the log the part after the viewer's own latest action begins. */
  readonly since = computed(() => {
    const message = this.message.value;
    return message ? Math.max(0, message.log_new - message.log_from) : 0;
  });
  readonly fresh = computed(() => {
    const past = this.lookback.past.value;
    if (past) return past.log.slice(-1);
    /* A watcher has no action of the own. */
    return this.me.value === null ? latestRound(this.log.value) : this.log.value.slice(this.since.value);
  });
  readonly myTurn = computed(() => {
    const view = this.now.value;
    return view !== null && view.viewer !== null && view.actors.includes(view.viewer);
  });
  readonly seats = computed<readonly SeatView[]>(() => {
    const seated = this.message.value?.table.seats ?? [],
      names = seated.map(
        (info, seat) => info.name ?? (info.kind === "bot" ? t("bot-name", { n: seat + 1 }) : t("seat-empty")),
      ),
      letters = lettersOf(names, seat => seated[seat]?.kind === "bot");
    return seated.map((info, seat) => ({
      seat,
      name: nth(names, seat, "names"),
      letter: nth(letters, seat, "letters"),
      me: seat === this.now.value?.viewer,
      bot: info.kind === "bot" || info.away ? info.bot : null,
      here: info.connected || info.kind !== "person",
    }));
  });
  /** "Giulia's table · 3 players": beside the game's name in the strip. */
  readonly title = computed(() => {
    const table = this.message.value?.table;
    if (!table) return "";
    const host = table.host ? t("table-of", { player: table.host }) : null,
      pace = t(`pace-${paceOf(table.clock)}`);
    return [host, t("n-players", { n: table.seats.length }), pace].filter(Boolean).join(" · ");
  });
  readonly unread = computed(() => Math.max(0, (this.message.value?.chat.length ?? 0) - this.readChat.value));

  constructor(readonly id: string) {
    this.connection = new Connection(id, (message, shown) => this.pace.take(message, shown));
    this.message = this.connection.message;
    this.story = new StoryTeller(id);
    this.lookback = new Lookback(this.connection, this.errands);
    this.commands = new Commands(this.connection, this.errands, this.lookback);
    this.say = speaker(
      () => this.message.value?.table.game,
      seat => this.seats.value[seat]?.name ?? String(seat + 1),
      seat => this.message.value?.you.length === 1 && seat === this.me.value,
    );
    effect(() => {
      if (this.talk.value === "chat" || this.tab.value === "chat")
        this.readChat.value = this.message.value?.chat.length ?? 0;
    });
    effect(() => {
      if (this.lookback.looking.value) this.ahead.view.value = null;
    });
  }

  receive(message: TableMessage): void {
    this.connection.receive(message);
  }
  choose(action: LegalAction | undefined): void {
    if (this.ahead.thinking.value) {
      if (action) this.ahead.prepare(action);
      return;
    }
    /* Nothing is played while the server is being asked: a press that does nothing says so. */
    if (this.errands.busy.value) {
      this.voice.now(t("told-busy"));
      return;
    }
    const late = this.pace.waiting.value > 0;
    this.pace.flush();
    /* Pointed at while older frames were shown: it may have gone by. */
    if (late && !this.now.value?.legal.some(now => now.id === action?.id)) return;
    this.commands.choose(action);
  }
  /** Takes back what the viewer did last, and says what that was. */
  undo(): void {
    if (!this.now.value?.can_undo) {
      this.voice.now(t("undo-none"));
      return;
    }
    const before = this.log.value;
    void this.commands.undo().then(() => {
      const gone = before.slice(this.log.value.length).map(event => inWords(this, event));
      if (gone.length) this.voice.add(t("told-undone", { what: gone.join(" ") }));
    });
  }
  whyNot(action: Action): void {
    this.commands.whyNot(action, this.ahead.thinking.value);
  }
  refuse(text: string): void {
    this.errands.refusal.value = { text, rules: [] };
  }
  showBoard(): void {
    this.tab.value = "board";
  }
  speak(text: string): void {
    void this.commands.send(text);
  }
  /** Does this game hide anything from a seat? Then a curtain falls between people at one screen. */
  get secrets(): boolean {
    return findGame(this.info.value.game)?.secrets ?? true;
  }
  get recordHref(): string {
    return addresses.record(this.id);
  }

  private take(message: TableMessage): void {
    const before = this.connection.message.value;
    const wasMine = this.myTurn.value;
    this.errands.reached();
    this.onFrame();
    if (String(before?.view?.actors) !== String(message.view?.actors)) this.turnBegan = Date.now();
    batch(() => {
      this.connection.message.value = message;
      this.peek.value = null;
      /* What one seat looked at is not the next one's to see. */
      if (before && before.seat !== message.seat) this.lookback.past.value = null;
    });
    if (before) this.news.take(message, before);
    this.alerts.take(message, before);
    this.ahead.take(message);
    if (before && !wasMine && this.myTurn.value) chime("turn");
  }
}
