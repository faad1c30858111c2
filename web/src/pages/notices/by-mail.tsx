/* Notices by mail: an address, confirmed by its owner, and a switch. */
import { useSignal } from "@preact/signals";
import { api } from "../../api";
import type { CallsOut } from "../../server";
import { tellZone } from "../../state/push";
import { person } from "../../state/session";
import { t } from "../../text";
import { AddressField } from "../../ui/address-field";
import { Button } from "../../ui/button";
import { SecretField } from "../../ui/secret-field";
import { Switch } from "../../ui/switch";
import { Wrong } from "../../ui/wrong";
import { useForm } from "../account/use-form";
import type { Notices } from "./store";

function AddressForm({ notices, onDone }: { notices: Notices; onDone: () => void }) {
  const { submit, wrong } = useForm();
  const send = submit(async data => {
    await api.setEmail(String(data.get("email")).trim(), data.get("password") as string | null);
    await tellZone();
    await notices.load();
    onDone();
  });
  return (
    <form onSubmit={send}>
      <AddressField label={t("mail-address")} name="email" required maxLength={254} />
      {person.value?.account && (
        <SecretField label={t("password-old")} name="password" required autocomplete="current-password" />
      )}
      <Button submit look="small">
        {t("mail-ask")}
      </Button>
      <Wrong text={wrong.value} />
    </form>
  );
}

function Address({ notices, now }: { notices: Notices; now: CallsOut }) {
  const changing = useSignal(false);
  const drop = async () => {
    await api.dropEmail();
    return api.calls();
  };
  return (
    <div class="under">
      {now.pending && <p role="status">{t("mail-pending", { address: now.pending })}</p>}
      {(now.email || now.pending) && (
        <p class="row">
          {now.email}
          <Button look="small quiet" onClick={() => void notices.try(drop)}>
            {t("notice-drop")}
          </Button>
          {!changing.value && (
            <Button
              look="small quiet"
              onClick={() => {
                changing.value = true;
              }}
            >
              {t("mail-change")}
            </Button>
          )}
        </p>
      )}
      {(changing.value || !(now.email || now.pending)) && (
        <AddressForm
          notices={notices}
          onDone={() => {
            changing.value = false;
          }}
        />
      )}
    </div>
  );
}

export const ByMail = ({ notices, now }: { notices: Notices; now: CallsOut }) => (
  <div class="way">
    <Switch
      icon="mail"
      text={t("notice-mail")}
      help={t(now.ways.mail ? "notice-mail-help" : "mail-none")}
      on={now.ways.mail && now.mail && now.email !== null}
      disabled={!now.ways.mail || now.email === null}
      set={mail => void notices.set({ mail })}
    />
    {now.ways.mail && <Address notices={notices} now={now} />}
  </div>
);
