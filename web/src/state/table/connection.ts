/* The latest message of one table, from the stream or asked for. */
import { computed, signal } from "@preact/signals";
import { api, type TableMessage } from "../../api";
import { listen, type Stream } from "./stream";

/** How long the stream may take to bring what was just done, and how often we look. */
const PATIENCE = 800,
  LOOK_EVERY = 15;

export class Connection {
  readonly message = signal<TableMessage | null>(null);
  /** The number of the newest message that has come, shown or not. */
  private newest = 0;
  private readonly stream = signal<Stream | null>(null);
  readonly lost = computed(() => this.stream.value?.state.value === "lost");

  constructor(
    readonly id: string,
    /** Told of every message that is not older than the one before. */
    private readonly arrived: (message: TableMessage, before: TableMessage | null) => void,
  ) {}

  open(): void {
    this.stream.value?.close();
    this.stream.value = listen(this.id, message => this.receive(message));
  }
  close(): void {
    this.stream.value?.close();
  }

  receive(message: TableMessage): void {
    if (message.seq < this.newest) return;
    this.newest = message.seq;
    this.arrived(message, this.message.value);
  }
  /** Ask for the message where the stream may be late or down. */
  async refresh(): Promise<void> {
    this.receive(await api.table(this.id));
  }
  /** The stream brings the view of what was just done; where it does not, ask. */
  async reach(seq: number): Promise<void> {
    const live = this.stream.value?.state.value === "live",
      until = Date.now() + (live ? PATIENCE : 0);
    while (this.newest < seq && Date.now() < until) await new Promise(done => setTimeout(done, LOOK_EVERY));
    if (this.newest < seq) await this.refresh();
  }
}
