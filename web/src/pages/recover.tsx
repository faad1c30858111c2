/* A lost password: ask for a mail, or, with its link, choose a new one. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api";
import { go } from "../router";
import { NarrowPage } from "../shell/narrow-page";
import { person } from "../state/session";
import { t } from "../text";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Panel } from "../ui/panel";
import { SecretField } from "../ui/secret-field";
import { Wrong } from "../ui/wrong";
import { useForm } from "./account/use-form";
import "./account/account.css";

function Ask() {
  const { submit, wrong, done } = useForm(),
    able = useSignal(true);
  useEffect(() => {
    void api
      .ways()
      .then(ways => {
        able.value = ways.mail;
      })
      .catch(() => undefined);
  }, []);
  const ask = submit(async data => {
    await api.lostPassword(String(data.get("email")).trim());
    done.value = t("recover-sent");
  });
  if (!able.value) return <p>{t("recover-no-mail")}</p>;
  return (
    <form onSubmit={ask}>
      <Panel title={t("lost-password")}>
        <div class="body">
          <p class="muted">{t("recover-how")}</p>
          <Field label={t("mail-address")} name="email" required maxLength={254} />
          <Button submit>{t("recover-ask")}</Button>
          <Wrong text={wrong.value} />
          {done.value && <p role="status">{done.value}</p>}
        </div>
      </Panel>
    </form>
  );
}

function Choose({ token }: { token: string }) {
  const { submit, wrong } = useForm();
  const choose = submit(async data => {
    person.value = await api.recover(token, String(data.get("new")));
    go("/account", true);
  });
  return (
    <form onSubmit={choose}>
      <Panel title={t("recover-choose")}>
        <div class="body">
          <SecretField label={t("password")} name="new" required minLength={8} autocomplete="new-password" />
          <Button submit look="primary">
            {t("save")}
          </Button>
          <Wrong text={wrong.value} />
        </div>
      </Panel>
    </form>
  );
}

export function Recover() {
  const token = location.hash.slice(1);
  return (
    <NarrowPage class="forms">
      <h1>{t("lost-password")}</h1>
      {token ? <Choose token={token} /> : <Ask />}
    </NarrowPage>
  );
}
