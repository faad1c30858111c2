/* The languages there are, the present one pressed. */
import { LANGS, lang, speak, t } from "../text";

export const Languages = () => (
  <fieldset class="seg" aria-label={t("language")}>
    {LANGS.map(one => (
      <button
        key={one}
        type="button"
        lang={one}
        aria-pressed={lang.value === one}
        title={ownName(one)}
        onClick={() => void speak(one)}
      >
        {one.toUpperCase()}
      </button>
    ))}
  </fieldset>
);

/** What a language calls itself: "Italiano", "English". */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
