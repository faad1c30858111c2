/* The wooden strip at the top of every page. */
import type { ComponentChildren } from "preact";
import { Icon } from "../kit";
import { A } from "../router";
import { LANGS, lang, speak, t } from "../text";
import { flipTheme, sound } from "../state/settings";
import { person } from "../state/session";

export const ApprodoMark = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" stroke-width="1.5" />
    <path
      d="M16 4.5V19M16 6c5 2 8 6.500 8.500 12-2.600-1.300-5.600-1.400-8.500-.4zM14.500 9c-3.500 2-5.500 5-6 9 2-.9 4-.9 6-.3z"
      fill="currentColor"
      stroke="currentColor"
      stroke-width=".8"
    />
    <path d="M6.500 20.500h19l-3 5h-13z" fill="currentColor" />
    <path
      d="M5 27.500q2.800-1.800 5.500 0t5.500 0 5.500 0 5.500 0"
      fill="none"
      stroke="currentColor"
      stroke-width="1.400"
    />
  </svg>
);

export function Top({
  title,
  note,
  onHelp,
  rules = "/rules",
}: {
  title?: string;
  note?: ComponentChildren;
  onHelp?: () => void;
  rules?: string;
}) {
  return (
    <header class="top">
      <A class="mark" href="/" aria-label="Approdo">
        <ApprodoMark />
        <span>Approdo</span>
      </A>
      {title ? (
        <div class="where at-table">
          <b>{title}</b>
          <span>{note}</span>
        </div>
      ) : (
        <nav class="where" aria-label={t("nav-main")}>
          <A href="/">{t("nav-games")}</A>
          <A href="/my-games">{t("nav-mine")}</A>
          <A href="/rules">{t("nav-learn")}</A>
        </nav>
      )}
      <div class="fill" />
      <div class="tools">
        <span class="seg" role="group" aria-label={t("language")}>
          {LANGS.map(l => (
            <button
              key={l}
              lang={l}
              aria-pressed={lang.value === l}
              title={l === "it" ? "Italiano" : "English"}
              onClick={() => void speak(l)}
            >
              {l.toUpperCase()}
            </button>
          ))}
        </span>
        <button class="tool" aria-label={t("theme-flip")} title={t("theme-flip")} onClick={flipTheme}>
          <Icon name="sun" />
        </button>
        <button
          class={`tool opt ${sound.value ? "" : "off"}`}
          aria-label={t("sound")}
          title={t("sound")}
          aria-pressed={sound.value}
          onClick={() => {
            sound.value = !sound.value;
          }}
        >
          <Icon name="sound" />
        </button>
        <A class="tool opt" href={rules}>
          <Icon name="book" />
          {t("rules")}
        </A>
        {onHelp && (
          <button class="tool" aria-label={t("help")} title={t("help")} onClick={onHelp}>
            <Icon name="help" />
          </button>
        )}
        <A class="tool opt" href="/account">
          <Icon name="me" cut="var(--wood)" />
          {person.value?.account ? person.value.name : t("sign-in")}
        </A>
        <A class="tool" href="/settings" aria-label={t("settings")} title={t("settings")}>
          <Icon name="gear" />
        </A>
      </div>
    </header>
  );
}
