/* What the reader does at a table, carried out by the server. */
import { signal } from "@preact/signals";
import { api } from "../../api";
import { addPart } from "../../fair";
import { need } from "../../lookup";
import { go } from "../../router";
import type { ProposalIn, SeatIn } from "../../server";
import { t } from "../../text";
import type { Action, LegalAction } from "../../types";
import { findGame } from "../games";
import { ensurePerson } from "../session";
import { confirm } from "../settings";
import { chime } from "../sound";
import type { Connection } from "./connection";
import type { Errands } from "./errands";
import type { Lookback } from "./lookback";

/** Does the action end the game at once? Its preview says so (New England's last announcement). */
export const endsGame = ({ effect }: LegalAction): boolean =>
  typeof effect === "object" && effect !== null && "ends" in effect && Boolean(effect.ends);

/** Kinds that end something: a turn, a phase, one's part in it. */
const ENDINGS = ["end-turn", "end", "done", "finish", "stop", "ready", "pass"];
export const isEnding = (kind: string): boolean =>
  ENDINGS.some(e => kind === e || kind.startsWith(`${e}-`) || kind.endsWith(`-${e}`));

export class Commands {
  /** The action that waits for a second yes. */
  readonly asked = signal<LegalAction | null>(null);
  /** Kinds that no undo takes back: the board of the game names them. */
  finals: ReadonlySet<string> = new Set();
  /** Kinds that are nearly always possible: ending without them is asked about no more than anything else. */
  asides: ReadonlySet<string> = new Set();
  /** Somebody who wants to be heard before an action: true keeps it back. */
  before: ((action: LegalAction) => Promise<boolean>) | null = null;
  private onPurpose = false;
  private byKey = false;

  constructor(
    private readonly connection: Connection,
    private readonly errands: Errands,
    private readonly lookback: Lookback,
  ) {}

  /** Within: actions of the seal, which says what it does and is pressed on purpose; by key a press may be one too many. */
  deliberately(press: () => void, byKey = false): void {
    this.onPurpose = true;
    this.byKey = byKey;
    try {
      press();
    } finally {
      this.onPurpose = this.byKey = false;
    }
  }
  /** Would this end something while the reader could still do other things? */
  leavesMoves(action: LegalAction): boolean {
    const legal = this.connection.message.value?.view?.legal ?? [];
    return (
      isEnding(action.action.kind) &&
      legal.some(({ action: { kind } }) => !isEnding(kind) && !this.asides.has(kind))
    );
  }
  private asksFirst(action: LegalAction): boolean {
    if (endsGame(action) || confirm.value === "always") return true;
    if (confirm.value === "final" && this.byKey && this.leavesMoves(action)) return true;
    return confirm.value === "final" && !this.onPurpose && this.finals.has(action.action.kind);
  }

  choose(action: LegalAction | undefined, sure = false): void {
    if (!action || (this.connection.message.value?.view?.viewer ?? null) === null) return;
    if (this.errands.busy.value || this.lookback.looking.value) return;
    this.errands.refusal.value = null;
    if (!sure && this.asksFirst(action)) {
      this.asked.value = action;
      return;
    }
    this.play(action, sure ? null : this.before);
  }
  /** Carry it out without asking the reader; `before` may still keep it back. */
  play(action: LegalAction, before: Commands["before"] = null): void {
    const message = this.connection.message.value,
      seat = message?.view?.viewer ?? null;
    if (!message || seat === null) return;
    void this.errands.run(async () => {
      if (before && (await before(action))) return;
      const { seq } = await api.act(this.id, seat, message.decision, action.id);
      chime("move");
      await this.connection.reach(seq);
    });
  }
  /** Nothing more to give or say before this decision, or something after all. */
  sayDone(seats: readonly number[], done: boolean): Promise<void> {
    const decision = this.connection.message.value?.decision ?? 0;
    return this.change(async () => {
      for (const seat of seats) await api.sayDone(this.id, seat, decision, done);
    });
  }
  async undo(): Promise<void> {
    const message = this.connection.message.value,
      seat = message?.view?.viewer ?? null;
    if (!message?.view?.can_undo || seat === null) return;
    await this.errands.run(async () => {
      const { seq } = await api.undo(this.id, seat, message.decision);
      await this.connection.reach(seq);
    });
  }
  whyNot(action: Action, ahead = false): void {
    const seat = this.connection.message.value?.view?.viewer ?? null;
    if (seat === null) return;
    void this.errands.run(async () => {
      const { text, rules } = await api.explain(this.id, seat, action, ahead);
      this.errands.refusal.value = { text: text ?? t("refusal-none"), rules };
    });
  }

  sit(seat: number | null): Promise<void> {
    return this.errands.run(async () => {
      await ensurePerson();
      const taken = await api.join(this.id, seat);
      if (taken.seat !== null) await addPart(this.id, taken.seat);
      await this.connection.refresh();
      this.connection.open();
    });
  }
  addBot(seat: number, bot: string): Promise<void> {
    return this.change(() => api.setSeat(this.id, seat, { kind: "bot", bot }));
  }
  start(): Promise<void> {
    return this.change(() => api.start(this.id));
  }
  propose(wish: ProposalIn): Promise<void> {
    return this.change(() => api.propose(this.id, wish));
  }
  answer(agree: boolean): Promise<void> {
    return this.change(() => api.answer(this.id, agree));
  }
  autoPass(seat: number, on: boolean): Promise<void> {
    return this.change(() => api.autoPass(this.id, seat, on));
  }
  resign(seat: number): Promise<void> {
    return this.change(() => api.resign(this.id, seat));
  }
  reclaim(seat: number): Promise<void> {
    return this.change(() => api.reclaim(this.id, seat));
  }
  send(text: string): Promise<void> {
    return this.errands.run(() => api.chat(this.id, text));
  }
  rematch(): Promise<void> {
    return this.errands.run(async () => go(`/table/${(await api.rematch(this.id)).table}`));
  }
  /** A new table that goes on from a position, with bots on the other seats. */
  fork(step: number): Promise<void> {
    return this.errands.run(async () => {
      await ensurePerson();
      const message = need(this.connection.message.value, "message"),
        me = message.seat ?? 0,
        usual = findGame(message.table.game)?.usual_bot ?? null;
      const seats = message.table.seats.map(
        ({ bot }, i): SeatIn => (i === me ? { kind: "me" } : { kind: "bot", bot: bot ?? usual }),
      );
      const made = await api.fork({
        table: this.id,
        step,
        seats,
        start: true,
        public: false,
        spectators: true,
      });
      go(`/table/${made.table}`);
    });
  }

  private get id(): string {
    return this.connection.id;
  }
  private change(work: () => Promise<unknown>): Promise<void> {
    return this.errands.run(async () => {
      await work();
      await this.connection.refresh();
    });
  }
}
