/* Text that is written and not yet sent: kept in this browser until it is, whatever happens to the page. */
import { type Signal, useSignal, useSignalEffect } from "@preact/signals";

const KEY = "approdo.draft/";

export function readDraft(name: string): string {
  try {
    return localStorage.getItem(KEY + name) ?? "";
  } catch {
    return "";
  }
}

/** Nothing to keep is nothing kept. */
export function keepDraft(name: string, text: string): void {
  try {
    if (text) localStorage.setItem(KEY + name, text);
    else localStorage.removeItem(KEY + name);
  } catch {
    /* a browser that keeps nothing: the text lives as long as the page */
  }
}

/** A text field's value that survives the page. */
export function useDraft(name: string): Signal<string> {
  const text = useSignal(readDraft(name));
  useSignalEffect(() => keepDraft(name, text.value));
  return text;
}
