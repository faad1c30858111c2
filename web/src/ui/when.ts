/* Days and times as a reader of the present language writes them. */
import { lang } from "../text";

const MS = 1000;

/** "16 December 2026" */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(lang.value, { dateStyle: "long" }).format(seconds * MS);
/** "16 Dec, 14:05" */
export const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(lang.value, {
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  }).format(seconds * MS);
