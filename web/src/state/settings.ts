/* What this reader prefers, kept in this browser. */
import { effect, signal } from "@preact/signals";
import { LANGS, type Lang, lang } from "../text";
import { type Asked, type Letters, letters, ownKeys } from "./keymap";

const KEY = "approdo.settings";
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "off";
export type Confirm = "never" | "final" | "always";
/** How the moves of the others are played back. */
export type Speed = "pause" | "normal" | "fast" | "skip";
/** What is announced of the others: what concerns the reader, a summary of each turn, every event. */
export type Verbosity = "me" | "turn" | "all";
interface Stored {
  verbosity?: Verbosity;
  waits?: boolean;
  letters?: Letters;
  keys?: Partial<Record<Asked, string>>;
  pace?: Speed;
  lang?: Lang;
  theme?: Theme;
  motion?: Motion;
  sound?: boolean;
  confirm?: Confirm;
  hints?: boolean;
}

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {};
  }
}
const kept = stored();
export const theme = signal<Theme>(kept.theme ?? "system");
export const motion = signal<Motion>(kept.motion ?? "system");
export const sound = signal(kept.sound ?? true);
/** Which actions are asked for twice. */
export const confirm = signal<Confirm>(kept.confirm ?? "final");
export const pace = signal<Speed>(kept.pace ?? "normal");
/** The others' moves stop after each turn until the reader says go. */
export const waits = signal(kept.waits ?? false);
export const verbosity = signal<Verbosity>(kept.verbosity ?? "turn");
export const hints = signal(kept.hints ?? true);
letters.value = kept.letters ?? "plain";
ownKeys.value = kept.keys ?? {};

/** First visit follows the browser's language. */
export const firstLang = (): Lang =>
  LANGS.find(l => l === kept.lang) ?? LANGS.find(l => navigator.language?.startsWith(l)) ?? "en";

export function watchSettings(): void {
  effect(() => {
    const root = document.documentElement;
    if (theme.value === "system") delete root.dataset.theme;
    else root.dataset.theme = theme.value;
    if (motion.value === "off") root.dataset.motion = "off";
    else delete root.dataset.motion;
    const now: Stored = {
      lang: lang.value,
      theme: theme.value,
      motion: motion.value,
      sound: sound.value,
      confirm: confirm.value,
      hints: hints.value,
      pace: pace.value,
      waits: waits.value,
      verbosity: verbosity.value,
      letters: letters.value,
      keys: ownKeys.value,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      /* private windows may refuse; settings then last one visit */
    }
  });
}

/** Does the reader want pieces to travel? */
export const moves = (): boolean =>
  motion.value !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;

const systemDark = () => matchMedia("(prefers-color-scheme: dark)").matches;
export const isDark = (): boolean => (theme.value === "system" ? systemDark() : theme.value === "dark");
export const flipTheme = (): void => {
  theme.value = isDark() ? "light" : "dark";
};

/** Layout of ux.md, as a signal: a board may move parts on a phone. */
export const width = signal<"phone" | "tablet" | "desktop">("desktop");
/** Is the window higher than wide? */
export const upright = signal(false);
export function watchWidth(): void {
  const phone = matchMedia("(max-width: 699px)"),
    tablet = matchMedia("(max-width: 1099px)"),
    high = matchMedia("(orientation: portrait)");
  const read = () => {
    width.value = phone.matches ? "phone" : tablet.matches ? "tablet" : "desktop";
    upright.value = high.matches;
  };
  for (const look of [phone, tablet, high]) look.addEventListener("change", read);
  read();
}
