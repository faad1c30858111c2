/* Looking at the past: a position as the viewer saw it then. */
import { computed, signal } from "@preact/signals";
import { api, type Past } from "../../api";
import type { LogEvent } from "../../types";
import type { Connection } from "./connection";
import type { Errands } from "./errands";

export class Lookback {
  /** The past position the reader looks at, or null for now. */
  readonly past = signal<Past | null>(null);
  readonly looking = computed(() => this.past.value !== null);

  constructor(
    private readonly connection: Connection,
    private readonly errands: Errands,
  ) {}

  /** The position after a logged event. */
  look(event: LogEvent): void {
    this.lookAt(event.n + 1);
  }
  /** Decision number `step`; null returns to now. */
  lookAt(step: number | null): void {
    const message = this.connection.message.value;
    if (step === null || step >= (message?.view?.step ?? 0)) {
      this.past.value = null;
      return;
    }
    void this.errands.run(async () => {
      this.past.value = await api.past(this.connection.id, step, message?.seat);
    });
  }
}
