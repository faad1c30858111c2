/* Language, theme, motion, sound, confirmation, hints, what is announced, keys: kept in this browser. */
import type { Signal } from "@preact/signals";
import { ownName } from "../shell/languages";
import { NarrowPage } from "../shell/narrow-page";
import { letters } from "../state/keymap";
import { confirm, hints, motion, sound, theme, verbosity, waits } from "../state/settings";
import { installs } from "../state/worker";
import { LANGS, lang, speak, t } from "../text";
import { Button } from "../ui/button";
import { Radios } from "../ui/radios";
import { NoticesPanel } from "./notices";
import { KeySettings } from "./settings-keys";

/** A setting with a few named values; its texts are `name`, `name-value` and, where there is one, `name-help`. */
const Choice = <T extends string>({
  name,
  of,
  values,
}: {
  name: string;
  of: Signal<T>;
  values: readonly T[];
}) => (
  <Radios
    name={name}
    legend={t(name)}
    help={t.has(`${name}-help`) ? t(`${name}-help`) : undefined}
    value={of.value}
    values={values}
    text={value => t(`${name}-${value}`)}
    set={value => {
      of.value = value;
    }}
  />
);

const Switch = ({ name, on }: { name: string; on: Signal<boolean> }) => (
  <Radios
    name={name}
    legend={t(name)}
    help={t(`${name}-help`)}
    value={on.value}
    values={[true, false]}
    text={value => t(`${name}-${value ? "on" : "off"}`)}
    set={value => {
      on.value = value;
    }}
  />
);

export const Settings = () => (
  <NarrowPage>
    <h1>{t("settings")}</h1>
    <NoticesPanel />
    <section class="panel">
      <div class="body options two">
        <Radios
          name="language"
          legend={t("language")}
          value={lang.value}
          values={LANGS}
          text={ownName}
          set={value => void speak(value)}
        />
        <Choice name="theme" of={theme} values={["system", "light", "dark"]} />
        <Choice name="motion" of={motion} values={["system", "off"]} />
        <Switch name="sound" on={sound} />
        <Choice name="confirm-when" of={confirm} values={["always", "final", "never"]} />
        <Switch name="hints" on={hints} />
        <Switch name="waits" on={waits} />
        <Choice name="verbosity" of={verbosity} values={["me", "turn", "all"]} />
        <Choice name="letters" of={letters} values={["plain", "alt", "off"]} />
        <KeySettings />
      </div>
    </section>
    {installs.value && (
      <p>
        <Button onClick={installs.value}>{t("install")}</Button>
      </p>
    )}
  </NarrowPage>
);
