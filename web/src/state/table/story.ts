/* The story of the finished game, asked for once. */
import { signal } from "@preact/signals";
import { api } from "../../api";
import type { StoryOut } from "../../server";

export type Story = StoryOut;

export class StoryTeller {
  readonly told = signal<Story | null>(null);
  /** It cannot be told: older rules, or the server is away. */
  readonly failed = signal(false);
  private asked = false;

  constructor(private readonly id: string) {}

  async ask(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.told.value = await api.story(this.id);
    } catch {
      this.failed.value = true;
    }
  }
}
