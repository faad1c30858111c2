/* Fluent: the shell's own texts by language, and each game's as they come from the server. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Message, TextArg, TextArgs } from "../types";

export type Lang = "it" | "en";
export const LANGS: readonly Lang[] = ["it", "en"];
const SHELL: Record<Lang, () => Promise<{ default: string }>> = {
  it: () => import("./it.ftl?raw"),
  en: () => import("./en.ftl?raw"),
};

export const lang = signal<Lang>("en");
/** Bundles by "it" (shell), "it/new-haven" (a game) or "it/new-haven/board" (its board); replaced as a whole so that readers notice. */
const bundles = signal<ReadonlyMap<string, FluentBundle>>(new Map());

/** A selector may ask for a label or a seat: it then looks at the label's last part or the seat's number, not at the text. */
const KEYED = "-as-key";
/** Fluent reads [1] as a number: it must meet one. */
const numbered = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text);
const keyed = (source: string): string => source.replace(/\{\s*\$([\w-]+)\s*->/g, `{ $$$1${KEYED} ->`);

export function addText(where: string, source: string): void {
  const bundle = new FluentBundle(where.slice(0, 2), { useIsolating: false });
  bundle.addResource(new FluentResource(keyed(source)));
  bundles.value = new Map(bundles.value).set(where, bundle);
}
export const hasText = (where: string): boolean => bundles.value.has(where);

/** Load the shell's texts before the language is switched: no half-translated frame. */
export async function speak(next: Lang): Promise<void> {
  if (!hasText(next)) addText(next, (await SHELL[next]()).default);
  lang.value = next;
  document.documentElement.lang = next;
}

export interface Speaker {
  (key: string, args?: TextArgs): string;
  has(key: string): boolean;
}

/** Text of a game at a table whose seats have these names. Falls back to the shell's texts, then to the key. */
export function speaker(
  game?: string | (() => string | undefined),
  seatName: (seat: number) => string = seat => String(seat + 1),
): Speaker {
  const pattern = (key: string) => {
    const at = typeof game === "function" ? game() : game,
      places = at ? [`${lang.value}/${at}`, `${lang.value}/${at}/board`, lang.value] : [lang.value];
    for (const place of places) {
      const bundle = bundles.value.get(place),
        message = bundle?.getMessage(key);
      if (bundle && message?.value) return { bundle, value: message.value };
    }
    return null;
  };
  const plain = (arg: TextArg): string | number => {
    if (typeof arg === "number" || typeof arg === "string") return arg;
    if (arg === null) return "";
    if (typeof arg === "boolean") return say(arg ? "yes" : "no");
    if (Array.isArray(arg)) return list(arg.map(part => String(plain(part as TextArg))));
    const one = arg as { seat?: number; label?: string; args?: TextArgs };
    return one.label !== undefined ? say(one.label, one.args) : seatName(one.seat ?? 0);
  };
  const chosenBy = (arg: TextArg): string | number => {
    if (typeof arg === "number") return arg;
    if (typeof arg !== "object" || arg === null || Array.isArray(arg)) return numbered(String(arg));
    const one = arg as { seat?: number; label?: string };
    return one.label !== undefined
      ? numbered(one.label.slice(one.label.lastIndexOf("-") + 1))
      : (one.seat ?? 0);
  };
  const say = (key: string, args: TextArgs = {}): string => {
    const found = pattern(key);
    if (!found) return key;
    const given = Object.entries(args).flatMap(
      ([name, arg]) =>
        [
          [name, plain(arg)],
          [name + KEYED, chosenBy(arg)],
        ] as const,
    );
    return found.bundle.formatPattern(found.value, Object.fromEntries(given), []);
  };
  return Object.assign(say, { has: (key: string) => pattern(key) !== null });
}

/** "a, b and c" in the reader's language. */
export const list = (parts: readonly string[]): string =>
  new Intl.ListFormat(lang.value === "en" ? "en-GB" : lang.value, { type: "conjunction" }).format(parts);

/** The shell's own voice. */
export const t: Speaker = speaker();
export const sayMessage = (say: Speaker, message: Message): string => say(message.key, message.args);
