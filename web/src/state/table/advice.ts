/* What a bot would do in the reader's place, asked for at this decision; gone with the next. */
import { computed, signal } from "@preact/signals";
import { api } from "../../api";
import type { HintOut } from "../../server";
import { t } from "../../text";
import type { LogEvent, TextArg } from "../../types";
import type { TableStore } from ".";

export class Advice {
  private readonly given = signal<HintOut | null>(null);
  /** The bot is thinking; the table can be played meanwhile. */
  readonly thinking = signal(false);
  /** Its reasons are laid open. */
  readonly open = signal(false);
  constructor(private readonly store: TableStore) {}

  /** May it be asked for now? */
  readonly offered = computed(() => {
    const { store } = this,
      view = store.now.value;
    return (
      view !== null &&
      !view.over &&
      view.legal.length > 0 &&
      store.info.value.hints &&
      !store.lookback.looking.value
    );
  });
  readonly shown = computed(() => {
    const hint = this.given.value;
    return this.offered.value && hint?.decision === this.store.arrived.value.decision ? hint : null;
  });
  /** The move as an event, so that its cells are found like those of a log line. */
  readonly event = computed<LogEvent | null>(() => {
    const label = this.shown.value?.action.label as
      | { label: string; args?: Record<string, TextArg> }
      | undefined;
    return label
      ? { n: 0, kind: "advice", key: label.label, args: label.args ?? {}, rules: [], seat: null }
      : null;
  });

  async ask(): Promise<void> {
    const { store } = this,
      { decision, seat } = store.arrived.value;
    if (!this.offered.value || this.thinking.value || seat === null) return;
    this.thinking.value = true;
    store.voice.now(t("advice-thinking"));
    try {
      this.given.value = await api.hint(store.id, seat, decision);
    } catch (error) {
      store.errands.refuse(error);
    } finally {
      this.thinking.value = false;
    }
    /* The board shows it as if it were pointed at. */
    const wanted = this.shown.value?.action.id;
    if (wanted !== undefined)
      store.peek.value = store.now.value?.legal.find(({ id }) => id === wanted) ?? null;
  }
  drop(): void {
    this.given.value = null;
    this.open.value = false;
  }
}
