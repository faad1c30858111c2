/* A lesson at the open table: what the coach says, and what the learner answers. */
import { batch, computed, effect, signal } from "@preact/signals";
import { api, type LessonTold, type LessonWarning } from "../api";
import { keepLesson } from "../state/kept-lessons";
import type { TableStore } from "../state/table";
import { lang } from "../text";
import type { LegalAction } from "../types";

/** The coach's word before an action that would be regretted. */
export interface Doubt {
  action: LegalAction;
  warning: LessonWarning;
}

export class LessonStore {
  readonly told = signal<LessonTold | null>(null);
  /** An earlier step that the reader reads again. */
  readonly back = signal<number | null>(null);
  readonly doubt = signal<Doubt | null>(null);
  /** The state of the table that `told` speaks of. */
  private readonly seq = signal(-1);
  /** False while the table has gone on and the coach has not: a second press must not do a second thing. */
  private readonly current = computed(() => this.seq.value === this.store.arrived.value.seq);
  /** The step that is shown; null when all are done. */
  readonly step = computed(() => {
    const told = this.told.value;
    if (!told) return null;
    return told.steps[this.back.value ?? told.step] ?? null;
  });
  /** What is pointed at now. */
  readonly points = computed<readonly string[]>(() => {
    const told = this.told.value;
    if (!told || this.doubt.value) return [];
    if (this.back.value !== null) return this.step.value?.point ?? [];
    if (told.topic) return told.topic.point;
    return told.ready && (told.followed || this.step.value?.read) ? (this.step.value?.point ?? []) : [];
  });

  constructor(private readonly store: TableStore) {}

  /** Follow the table; the answer ends it. */
  open(): () => void {
    const { commands } = this.store;
    commands.before = action => this.doubts(action);
    const end = effect(() => {
      const { seq, table } = this.store.arrived.value;
      if (table.lesson) void this.load(seq, lang.value);
    });
    return () => {
      commands.before = null;
      end();
    };
  }
  private async load(seq: number, language: string): Promise<void> {
    const told = await api.lesson(this.store.id).catch(() => null),
      stale = this.store.arrived.peek().seq !== seq || lang.peek() !== language;
    if (!told || stale) return;
    if (!this.told.peek()) void keepLesson(this.store.arrived.peek().table.game, told, language);
    if (told.step !== this.told.peek()?.step) this.back.value = null;
    batch(() => {
      this.told.value = told;
      this.seq.value = seq;
    });
  }
  /** Does the coach want to be heard before this action? */
  private async doubts(action: LegalAction): Promise<boolean> {
    const warning = await api.lessonWarning(this.store.id, action.id).catch(() => null);
    this.doubt.value = warning?.text ? { action, warning } : null;
    return this.doubt.value !== null;
  }

  next(): void {
    const told = this.told.value;
    if (!told) return;
    if (this.back.value !== null)
      this.back.value = this.back.value + 1 < told.step ? this.back.value + 1 : null;
    else if (told.topic) this.answer({ heard: told.topic.id });
    else this.answer({ read: told.step });
  }
  previous(): void {
    const told = this.told.value,
      at = this.back.value ?? told?.step ?? 0;
    if (at > 0) this.back.value = at - 1;
  }
  /** Do what is suggested. */
  show(): void {
    if (this.current.value) this.act(this.told.value?.move ?? null);
  }
  /** After a doubt: what the coach prefers, what was meant, or neither. */
  settle(how: "better" | "anyway" | "wait"): void {
    const doubt = this.doubt.value;
    this.doubt.value = null;
    if (!doubt || how === "wait") return;
    this.act(how === "anyway" ? doubt.action.id : doubt.warning.better);
  }
  leave(): void {
    this.answer({ leave: true });
  }

  private act(id: number | null): void {
    const found = this.store.now.value?.legal.find(one => one.id === id);
    if (found) this.store.commands.choose(found, true);
  }
  private answer(body: { read?: number; heard?: string; leave?: boolean }): void {
    void this.store.errands.run(async () => {
      await api.followLesson(this.store.id, body);
      await this.store.connection.refresh();
    });
  }
}
