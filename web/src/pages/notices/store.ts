/* How the reader is called: what the server knows, and changes to it. */
import { type Signal, signal } from "@preact/signals";
import { api, reasonOf } from "../../api";
import type { CallsIn, CallsOut } from "../../server";
import { browserId, pushAddress, pushProblem, startPush, stopPush } from "../../state/push";
import { t } from "../../text";

export class Notices {
  readonly now: Signal<CallsOut | null> = signal(null);
  /** The server's name for this browser, while it is called. */
  readonly here = signal<string | null>(null);
  readonly wrong = signal("");
  readonly done = signal("");

  async load(): Promise<void> {
    const address = await pushAddress();
    this.here.value = address ? await browserId(address) : null;
    this.now.value = await api.calls();
  }
  /** Carry something out, and say what went wrong. */
  async try(work: () => Promise<CallsOut | undefined>, done = ""): Promise<void> {
    this.wrong.value = this.done.value = "";
    try {
      const found = await work();
      if (found) this.now.value = found;
      this.done.value = done;
    } catch (error) {
      this.wrong.value = reasonOf(error);
    }
  }
  set(wish: CallsIn): Promise<void> {
    return this.try(() => api.setCalls(wish));
  }
  /** A notice by every way that is switched on. */
  trial(): Promise<void> {
    return this.try(async () => {
      await api.testCalls();
      return undefined;
    }, t("notice-tried"));
  }
  /** Is this very browser called? */
  get called(): boolean {
    const now = this.now.value;
    return Boolean(now?.push && now.browsers.some(one => one.id === this.here.value));
  }
  async push(on: boolean): Promise<void> {
    const key = this.now.value?.ways.push;
    if (!key) return;
    this.wrong.value = this.done.value = "";
    try {
      this.now.value = on ? await startPush(key) : await stopPush(this.here.value ?? undefined);
      const address = on ? await pushAddress() : null;
      this.here.value = address ? await browserId(address) : null;
    } catch (error) {
      this.wrong.value = error instanceof DOMException ? t(pushProblem() || "push-failed") : reasonOf(error);
    }
  }
}
