/* What this reader prefers, kept in this browser. */
import { effect, signal } from "@preact/signals";
import { LANGS, lang, speak, type Lang } from "../text";

const KEY = "approdo.settings";
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "off";
export type Confirm = "never" | "always";
interface Stored {
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
/** Is every action asked for twice? */
export const confirm = signal<Confirm>(kept.confirm ?? "never");
export const hints = signal(kept.hints ?? true);

/** First visit follows the browser's language. */
export const firstLang = (): Lang => kept.lang ?? LANGS.find(l => navigator.language?.startsWith(l)) ?? "en";

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
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      /* private windows may refuse; settings then last one visit */
    }
  });
}

const systemDark = () => matchMedia("(prefers-color-scheme: dark)").matches;
export const isDark = (): boolean => (theme.value === "system" ? systemDark() : theme.value === "dark");
export const flipTheme = (): void => {
  theme.value = isDark() ? "light" : "dark";
};
export { speak };

/** Layout of ux.md, as a signal: a board may move parts on a phone. */
export const width = signal<"phone" | "tablet" | "desktop">("desktop");
export function watchWidth(): void {
  const phone = matchMedia("(max-width: 699px)"),
    tablet = matchMedia("(max-width: 1099px)");
  const read = () => {
    width.value = phone.matches ? "phone" : tablet.matches ? "tablet" : "desktop";
  };
  phone.addEventListener("change", read);
  tablet.addEventListener("change", read);
  read();
}
