/* A guest gives a name; an account keeps the games on every device. */
import { useSignal } from "@preact/signals";
import { api } from "../../api";
import { A } from "../../router";
import { NarrowPage } from "../../shell/page";
import { person } from "../../state/session";
import { t } from "../../text";
import { Button } from "../../ui/button";
import { Field, SecretField } from "../../ui/field";
import { Panel } from "../../ui/panel";
import { Wrong } from "../../ui/wrong";
import { Devices } from "./devices";
import { Programs } from "./programs";
import { SignedIn } from "./signed-in";
import { type Submit, useForm } from "./use-form";
import "./account.css";

const NameForm = ({ name, onSubmit }: { name: string; onSubmit: Submit }) => (
  <form onSubmit={onSubmit}>
    <Panel title={t("your-name")}>
      <div class="body">
        <Field label={t("name-shown")} name="name" required maxLength={30} defaultValue={name} />
        <Button submit>{t("save")}</Button>
      </div>
    </Panel>
  </form>
);

/** A new account or the one there is: the same two fields. */
function AccountForm({
  isNew,
  onSubmit,
  onSwitch,
}: {
  isNew: boolean;
  onSubmit: Submit;
  onSwitch: () => void;
}) {
  const title = t(isNew ? "register" : "sign-in");
  return (
    <form onSubmit={onSubmit}>
      <Panel title={title}>
        <div class="body">
          <p class="muted">{t("account-why")}</p>
          <Field label={t("login-name")} name="login" required maxLength={60} autocomplete="username" />
          <SecretField
            label={t("password")}
            name="password"
            required
            minLength={8}
            autocomplete={isNew ? "new-password" : "current-password"}
          />
          <p class="row">
            <Button submit look="primary">
              {title}
            </Button>
            <Button look="quiet" onClick={onSwitch}>
              {t(isNew ? "have-account" : "no-account-yet")}
            </Button>
          </p>
          {!isNew && <A href="/recover">{t("lost-password")}</A>}
        </div>
      </Panel>
    </form>
  );
}

export function Account() {
  const me = person.value,
    isNew = useSignal(true),
    { submit, wrong, done } = useForm();
  const rename = submit(async data => {
    person.value = await api.guest(String(data.get("name")).trim());
    done.value = t("saved");
  });
  const enter = submit(async data => {
    const name = String(data.get("login")).trim(),
      secret = String(data.get("password"));
    person.value = await (isNew.value ? api.register(name, secret) : api.login(name, secret));
    done.value = t("signed-in", { name: person.value.name ?? "" });
  });
  const other = () => {
    isNew.value = !isNew.value;
  };
  return (
    <NarrowPage class="forms">
      <h1>{t("account")}</h1>
      {me?.account ? (
        <SignedIn name={me.name ?? ""} />
      ) : (
        <>
          <NameForm name={me?.name ?? ""} onSubmit={rename} />
          <AccountForm isNew={isNew.value} onSubmit={enter} onSwitch={other} />
        </>
      )}
      <Wrong text={wrong.value} />
      {done.value && <p role="status">{done.value}</p>}
      {me?.id && (
        <>
          <Devices key={`devices ${me.id}`} />
          <Programs key={`programs ${me.id}`} />
        </>
      )}
    </NarrowPage>
  );
}
