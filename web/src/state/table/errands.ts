/* What the page asks of the server for the reader: while one is on its way the table is busy; refusals come in words. */
import { signal } from "@preact/signals";
import { ApiError } from "../../api";
import { t } from "../../text";

export interface Refused {
  text: string;
  /** The paragraphs that say why. */
  rules: readonly string[];
  /** The server was not reached: this is over as soon as it is. */
  offline?: boolean;
}

const refusedBy = (error: unknown): Refused =>
  error instanceof ApiError
    ? { text: error.message || t("error-server"), rules: error.rules }
    : { text: t("error-network"), rules: [], offline: true };

export class Errands {
  readonly busy = signal(false);
  readonly refusal = signal<Refused | null>(null);

  /** Something came from the server: what was said of the line no longer holds. */
  reached(): void {
    if (this.refusal.value?.offline) this.refusal.value = null;
  }

  refuse(error: unknown): void {
    this.refusal.value = refusedBy(error);
  }

  async run(work: () => Promise<unknown>): Promise<void> {
    this.busy.value = true;
    try {
      await work();
      this.reached();
    } catch (error) {
      this.refuse(error);
    } finally {
      this.busy.value = false;
    }
  }
}
