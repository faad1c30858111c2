/* Thinking ahead: what the reader could do if the next turn began now, and a move that is prepared for it. */
import { computed, signal } from "@preact/signals";
import { api, type TableMessage } from "../../api";
import { t } from "../../text";
import type { LegalAction, View } from "../../types";
import type { TableStore } from ".";
import { isEnding } from "./commands";

interface Prepared {
  action: LegalAction;
  /** What was asked when it was chosen: other questions before the turn leave it alone. */
  prompt: string | undefined;
}

/** Nobody prepares the end of a turn: what ends it is left out. */
function worthwhile(view: View | null): View | null {
  const legal = view?.legal.filter(({ action }) => !isEnding(action.kind)) ?? [];
  return view && legal.length ? { ...view, legal } : null;
}

export class Ahead {
  /** The position as if it were the reader's turn; null while the table itself is shown. */
  readonly view = signal<View | null>(null);
  readonly thinking = computed(() => this.view.value !== null);
  /** The move that is played as soon as it can be. */
  readonly prepared = signal<Prepared | null>(null);
  /** Games whose next turn can be thought of: the board of the game says so. */
  readonly offers = signal(false);
  /** One question at a time; what came in meanwhile is asked for afterwards. */
  private asking = false;
  private late = false;

  constructor(private readonly store: TableStore) {}

  /** Is there a turn to think of: the others play, and the reader will again? */
  readonly offered = computed(() => {
    const { store } = this,
      view = store.now.value;
    if (!this.offers.value || !view || view.over || view.viewer === null) return false;
    return store.info.value.status === "playing" && !store.myTurn.value && !store.lookback.looking.value;
  });

  async open(): Promise<void> {
    if (!this.offered.value) return;
    await this.ask();
    if (!this.thinking.value) this.say(t("ahead-nothing"));
  }
  close(): void {
    this.view.value = null;
    this.store.peek.value = null;
  }
  /** The reader has chosen: it waits for the turn. */
  prepare(action: LegalAction): void {
    this.prepared.value = { action, prompt: this.view.value?.prompt?.key };
    this.close();
  }
  drop(): void {
    this.prepared.value = null;
  }

  /** A frame is shown: the thought follows the table, and what was prepared is played or falls. */
  take({ view }: TableMessage): void {
    const { store } = this,
      mine = store.myTurn.value;
    if (!view || view.over) {
      this.close();
      this.drop();
    } else if (mine) this.close();
    else if (this.thinking.value) void this.ask();
    const ready = this.prepared.value;
    if (!ready || !mine || !view || view.prompt?.key !== ready.prompt) return;
    this.drop();
    const now = view.legal.find(({ id }) => id === ready.action.id);
    if (now) store.commands.play(now);
    else this.say(t("ahead-dropped", { move: store.say(ready.action.label.label, ready.action.label.args) }));
  }

  private async ask(): Promise<void> {
    const { store } = this,
      seat = store.now.value?.viewer;
    if (this.asking || seat === null || seat === undefined) {
      this.late = this.asking;
      return;
    }
    this.asking = true;
    try {
      const { view } = await api.ahead(store.id, seat);
      this.view.value = store.myTurn.value ? null : worthwhile(view as View | null);
    } catch (error) {
      store.errands.refuse(error);
    } finally {
      this.asking = false;
    }
    if (this.late) {
      this.late = false;
      if (this.thinking.value) await this.ask();
    }
  }
  private say(text: string): void {
    this.store.refuse(text);
  }
}
