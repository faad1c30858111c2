/* The passkeys of an account: which there are, another one, one less. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, reasonOf } from "../../../api";
import type { PasskeyOut } from "../../../server";
import { t } from "../../../text";
import { Button } from "../../../ui/button";
import { Panel } from "../../../ui/panel";
import { SecretField } from "../../../ui/secret-field";
import { day } from "../../../ui/when";
import { Wrong } from "../../../ui/wrong";
import { useForm } from "../use-form";
import { makePasskey, wasLeft } from "./browser";

const Row = ({ passkey, onDrop }: { passkey: PasskeyOut; onDrop: () => void }) => {
  const name = passkey.name ?? t("device-unknown");
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span class="muted">
          {passkey.used
            ? t("passkey-used", { day: day(passkey.used) })
            : t("device-since", { day: day(passkey.created) })}
        </span>
      </div>
      <Button look="quiet" aria-label={t("passkey-drop-named", { device: name })} onClick={onDrop}>
        {t("passkey-drop")}
      </Button>
    </li>
  );
};

export function Passkeys() {
  const list = useSignal<readonly PasskeyOut[]>([]),
    { submit, wrong, done } = useForm();
  const fail = (error: unknown) => {
    wrong.value = wasLeft(error) ? t("passkey-left") : reasonOf(error);
  };
  const load = () =>
    api.passkeys().then(found => {
      list.value = found;
    }, fail);
  useEffect(() => void load(), []);
  const add = submit(data =>
    makePasskey(String(data.get("password"))).then(() => {
      done.value = t("passkey-made");
      return load();
    }, fail),
  );
  const drop = (passkey: PasskeyOut) => api.dropPasskey(passkey.id).then(load, fail);
  return (
    <form onSubmit={add}>
      <Panel class="listed" title={t("passkeys")}>
        <div class="body">
          <p class="muted">{t("passkeys-help")}</p>
          <ul>
            {list.value.map(passkey => (
              <Row key={passkey.id} passkey={passkey} onDrop={() => void drop(passkey)} />
            ))}
          </ul>
          <SecretField label={t("password-old")} name="password" required autocomplete="current-password" />
          <Button submit>{t("passkey-add")}</Button>
          <Wrong text={wrong.value} />
          {done.value && <p role="status">{done.value}</p>}
        </div>
      </Panel>
    </form>
  );
}
