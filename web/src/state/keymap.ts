/* Which key does what at a table; the reader may change every key, ask for Alt with all of them, or switch them off. */
import { signal } from "@preact/signals";
import { t } from "../text";

/** What can be asked for by a key, in the order of the help. */
export const DEFAULTS = {
  "next-legal": "n",
  "previous-legal": "j",
  "next-own": "p",
  "go-to": "g",
  find: "/",
  advice: "i",
  seal: "e",
  undo: "u",
  "tell-moves": "w",
  "tell-turn": "t",
  "tell-board": "b",
  "tell-mine": "m",
  "tell-hand": "h",
  "tell-other": "o",
  "tell-since": "s",
  "tell-again": "l",
  alerts: "a",
  pause: " ",
  normal: "1",
  fast: "2",
  skip: "3",
  "go-on": "c",
  back: "[",
  forward: "]",
  help: "?",
} as const;
export type Asked = keyof typeof DEFAULTS;
export const ASKED = Object.keys(DEFAULTS) as readonly Asked[];

/** Plain keys; only together with Alt; none (arrows, Tab, Enter, Escape and F6 always work). */
export type Letters = "plain" | "alt" | "off";
export const letters = signal<Letters>("plain");
/** The reader's own keys, where they differ. */
export const ownKeys = signal<Partial<Record<Asked, string>>>({});

export const keyOf = (what: Asked): string => ownKeys.value[what] ?? DEFAULTS[what];
export const askedBy = (key: string): Asked | undefined => ASKED.find(what => keyOf(what) === key);

/** A key is given to something; whatever had it before takes the old one, so that none is lost. */
export function giveKey(what: Asked, key: string): void {
  const other = askedBy(key),
    old = keyOf(what);
  ownKeys.value = { ...ownKeys.value, [what]: key, ...(other && other !== what ? { [other]: old } : {}) };
}

const SIGNS: Readonly<Record<string, string>> = { " ": "␣" };
/** As it stands on a key cap. */
export const capOf = (key: string): string => SIGNS[key] ?? key.toUpperCase();
const SAID: Readonly<Record<string, string>> = { " ": "space", "/": "slash", "?": "question" };
/** As it is said: some screen readers leave out signs. */
export const spokenOf = (key: string): string => (SAID[key] ? t(`said-${SAID[key]}`) : key.toUpperCase());

/** Does this event ask by a character key, as the reader wants that? Its character, or null. */
export function characterOf(e: KeyboardEvent): string | null {
  if (e.ctrlKey || e.metaKey || letters.value === "off") return null;
  if (!e.altKey) return letters.value === "plain" && e.key.length === 1 ? e.key.toLowerCase() : null;
  /* With Alt some systems write other characters: the key itself counts. */
  const [, letter] = /^Key([A-Z])$/.exec(e.code) ?? [];
  return letter ? letter.toLowerCase() : e.key.length === 1 ? e.key : null;
}
