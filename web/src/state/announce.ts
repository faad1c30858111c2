/* What the page says to who hears it, beside the log. */
import { signal } from "@preact/signals";

/** The text of the live region. */
export const announced = signal("");

/** Say it; the same words again are heard again. */
export function announce(text: string): void {
  announced.value = announced.value === text ? `${text}\u00a0` : text;
}
