/* Language, theme, motion, sound, confirmation, hints: kept in this browser. */
import type { Signal } from "@preact/signals";
import { confirm, hints, motion, sound, speak, theme } from "../state/settings";
import { LANGS, lang, t } from "../text";
import { Top } from "../ui/top";

function Choice<T extends string>({
  name,
  value,
  values,
  set,
  help,
}: {
  name: string;
  value: T;
  values: readonly T[];
  set: (v: T) => void;
  help?: string;
}) {
  return (
    <fieldset class="option">
      <legend>{t(name)}</legend>
      <div class="radios">
        {values.map(v => (
          <label key={v} class={v === value ? "pill on" : "pill"}>
            <input type="radio" name={name} checked={v === value} onChange={() => set(v)} />
            {t(`${name}-${v}`)}
          </label>
        ))}
      </div>
      {help && <p class="muted">{t(help)}</p>}
    </fieldset>
  );
}
const Switch = ({ name, on }: { name: string; on: Signal<boolean> }) => (
  <Choice
    name={name}
    value={on.value ? "on" : "off"}
    values={["on", "off"]}
    set={v => {
      on.value = v === "on";
    }}
    help={`${name}-help`}
  />
);

export const Settings = () => (
  <div class="plain-page">
    <Top />
    <main class="wrap narrow">
      <h1>{t("settings")}</h1>
      <section class="panel">
        <div class="body options">
          <Choice name="language" value={lang.value} values={LANGS} set={v => void speak(v)} />
          <Choice
            name="theme"
            value={theme.value}
            values={["system", "light", "dark"]}
            set={v => {
              theme.value = v;
            }}
          />
          <Choice
            name="motion"
            value={motion.value}
            values={["system", "off"]}
            set={v => {
              motion.value = v;
            }}
            help="motion-help"
          />
          <Switch name="sound" on={sound} />
          <Choice
            name="confirm-when"
            value={confirm.value}
            values={["never", "always"]}
            set={v => {
              confirm.value = v;
            }}
            help="confirm-when-help"
          />
          <Switch name="hints" on={hints} />
        </div>
      </section>
    </main>
  </div>
);
