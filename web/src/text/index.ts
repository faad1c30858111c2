/* Fluent: the shell's own texts by language, and each game's as they come from the server. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { need } from "../lookup";
import type { TextArg, TextArgs } from "../types";
import { isList } from "./args";

/** A language's code; there is one for every file beside this one. */
export type Lang = string;
const FILES = import.meta.glob<{ default: string }>("./*.ftl", { query: "?raw" });
export const langOf = (path: string): Lang => path.replace(/^.*\/|\.ftl$/g, "");
export const LANGS: readonly Lang[] = Object.keys(FILES).map(langOf).sort().reverse();

/** It stands in where a text is missing in another language. */
const FALLBACK: Lang = "en";
export const lang = signal<Lang>(FALLBACK);
/** Bundles by "it" (shell), "it/new-haven" (a game) or "it/new-haven/board" (its board); replaced as a whole so that readers notice. */
const bundles = signal<ReadonlyMap<string, FluentBundle>>(new Map());

/** A selector may ask for a label or a seat: it then looks at the label's last part or the seat's number, not at the text. */
const KEYED = "-as-key";
/** Fluent reads [1] as a number: it must meet one. */
const numbered = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text);
const keyed = (source: string): string => source.replace(/\{\s*\$([\w-]+)\s*->/g, `{ $$$1${KEYED} ->`);

export function addText(where: string, source: string): void {
  const bundle = new FluentBundle(where.split("/")[0] ?? where, { useIsolating: false });
  bundle.addResource(new FluentResource(keyed(source)));
  bundles.value = new Map(bundles.value).set(where, bundle);
}
export const hasText = (where: string): boolean => bundles.value.has(where);

/** The shell's texts in a language, once. */
async function load(language: Lang): Promise<void> {
  if (hasText(language)) return;
  addText(language, (await need(FILES[`./${language}.ftl`], `text in ${language}`)()).default);
}

/** Load the shell's texts before the language is switched: no half-translated frame. */
export async function speak(next: Lang): Promise<void> {
  await load(next);
  lang.value = next;
  document.documentElement.lang = next;
}

export interface Speaker {
  (key: string, args?: TextArgs): string;
  has(key: string): boolean;
}

/** A message may choose by who a player is: `{ $player -> [you] You build *[other] { $player } builds }`. */
const YOU = "you",
  READER = "the-reader";

/** Text of a game at a table whose seats have these names, for the reader who sits on one of them. Falls back to the shell's texts, then to English, then to the key. */
export function speaker(
  game?: string | (() => string | undefined),
  seatName: (seat: number) => string = seat => String(seat + 1),
  isReader: (seat: number) => boolean = () => false,
): Speaker {
  const pattern = (key: string) => {
    const at = typeof game === "function" ? game() : game,
      places = [lang.value, FALLBACK].flatMap(spoken =>
        at ? [`${spoken}/${at}`, `${spoken}/${at}/board`, spoken] : [spoken],
      );
    for (const place of places) {
      const bundle = bundles.value.get(place),
        message = bundle?.getMessage(key);
      if (bundle && message?.value)
        return { bundle, value: message.value, toReader: bundle.hasMessage(READER) };
    }
    return null;
  };
  /* Texts of boards and shell call everybody by name where they do not choose. */
  const plain = (arg: TextArg, toReader: boolean): string | number => {
    if (typeof arg === "number" || typeof arg === "string") return arg;
    if (arg === null) return "";
    if (typeof arg === "boolean") return say(arg ? "yes" : "no");
    if (isList(arg)) return list(arg.map(part => String(plain(part, toReader))));
    if ("label" in arg) return say(arg.label, arg.args);
    return toReader && isReader(arg.seat) ? say(READER) : seatName(arg.seat);
  };
  const chosenBy = (arg: TextArg): string | number => {
    if (typeof arg === "number") return arg;
    if (isList(arg)) {
      const [only, other] = arg;
      return only !== undefined && other === undefined ? chosenBy(only) : numbered(String(arg));
    }
    if (typeof arg !== "object" || arg === null) return numbered(String(arg));
    if ("label" in arg) return numbered(arg.label.slice(arg.label.lastIndexOf("-") + 1));
    return isReader(arg.seat) ? YOU : arg.seat;
  };
  const say = (key: string, args: TextArgs = {}): string => {
    const found = pattern(key);
    if (!found) {
      load(FALLBACK).catch(() => {}); // out of reach: the key has to do
      return key;
    }
    const given = Object.entries(args).flatMap(
      ([name, arg]) =>
        [
          [name, plain(arg, found.toReader)],
          [name + KEYED, chosenBy(arg)],
        ] as const,
    );
    return found.bundle.formatPattern(found.value, Object.fromEntries(given), []);
  };
  return Object.assign(say, { has: (key: string) => pattern(key) !== null });
}

/** The region whose way of joining lists we follow: no comma before "and". */
const LISTED: Readonly<Record<Lang, string>> = { en: "en-GB" };
/** Italian: "e" becomes "ed" before the same vowel. */
const euphonic = (joint: string, next: string): string =>
  /^[eèé]/i.test(next) ? joint.replace(/\be\b/, "ed") : joint;

/** "a, b and c" in the reader's language. */
export function list(parts: readonly string[]): string {
  const format = new Intl.ListFormat(LISTED[lang.value] ?? lang.value, { type: "conjunction" }),
    pieces = format.formatToParts(parts);
  return pieces
    .map(({ type, value }, i) =>
      lang.value === "it" && type === "literal" ? euphonic(value, pieces[i + 1]?.value ?? "") : value,
    )
    .join("");
}

/** A line that stands by itself begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The shell's own voice. */
export const t: Speaker = speaker();
