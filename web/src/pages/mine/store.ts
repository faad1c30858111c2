/* My games of one kind, searched and filtered, a page at a time. */
import { type Signal, signal } from "@preact/signals";
import { api, type MineKind, type TableShort } from "../../api";

export const KINDS: readonly MineKind[] = ["turn", "running", "open", "over"];

export class MyGames {
  readonly kind: Signal<MineKind> = signal("turn");
  readonly game = signal("");
  readonly name = signal("");
  readonly tables: Signal<readonly TableShort[] | null> = signal(null);
  readonly counts: Signal<Readonly<Record<string, number>>> = signal({});
  readonly more = signal(false);
  private asked = 0;

  /** The first page of what is chosen, or the next one. */
  async load(next = false): Promise<void> {
    const mine = ++this.asked,
      before = next ? (this.tables.value ?? []) : [],
      { game, name } = { game: this.game.value, name: this.name.value.trim() };
    const found = await api.myGames(this.kind.value, {
      ...(game ? { game } : {}),
      ...(name ? { name } : {}),
      start: before.length,
    });
    if (mine !== this.asked) return; // something else was chosen meanwhile
    this.tables.value = [...before, ...found.tables];
    this.counts.value = found.counts;
    this.more.value = found.more;
  }
  /** At first what waits for me; where nothing does, the first kind that has something. */
  async open(): Promise<void> {
    await this.load();
    const first = KINDS.find(kind => this.counts.value[kind]);
    if (first && first !== this.kind.value) {
      this.kind.value = first;
      await this.load();
    }
  }
  get any(): boolean {
    return Object.values(this.counts.value).some(n => n > 0);
  }
}
