/* What a new token may do, and for how long. */
import { useSignal } from "@preact/signals";
import { api } from "../../../api";
import type { NewTokenOut, TokenIn } from "../../../server";
import { t } from "../../../text";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Radios } from "../../../ui/radios";
import { Wrong } from "../../../ui/wrong";
import { useForm } from "../use-form";

const LIVES = [7, 30, 90, 365] as const;
/** Every token may look; the rest is asked for. */
const ASKED = ["play", "talk"] as const;

export function NewToken({ onMade }: { onMade: (made: NewTokenOut) => void }) {
  const days = useSignal<(typeof LIVES)[number]>(30),
    { submit, wrong } = useForm();
  const make = submit(async data => {
    const scopes: TokenIn["scopes"] = ["look", ...ASKED.filter(scope => data.has(scope))];
    onMade(await api.makeToken({ name: String(data.get("name")).trim(), scopes, days: days.value }));
  });
  return (
    <form class="new-token" onSubmit={make}>
      <h3>{t("token-new")}</h3>
      <Field label={t("token-name")} name="name" required maxLength={24} />
      <fieldset class="option">
        <legend>{t("token-may")}</legend>
        <div class="checks">
          <label>
            <input type="checkbox" checked disabled />
            {t("scope-look")}
          </label>
          {ASKED.map(scope => (
            <label key={scope}>
              <input type="checkbox" name={scope} defaultChecked={scope === "play"} />
              {t(`scope-${scope}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <Radios
        legend={t("token-for")}
        name="days"
        value={days.value}
        values={LIVES}
        text={n => t("days", { n })}
        set={n => {
          days.value = n;
        }}
      />
      <Button submit>{t("token-make")}</Button>
      <Wrong text={wrong.value} />
    </form>
  );
}
