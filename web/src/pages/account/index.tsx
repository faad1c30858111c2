/* A guest gives a name; an account keeps the games on every device. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, reasonOf } from "../../api";
import { A } from "../../router";
import { NarrowPage } from "../../shell/narrow-page";
import { person } from "../../state/session";
import { t } from "../../text";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Panel } from "../../ui/panel";
import { SecretField } from "../../ui/secret-field";
import { Wrong } from "../../ui/wrong";
import { Devices } from "./devices";
import { Goodbye } from "./goodbye";
import { Passkeys } from "./passkeys";
import { canPasskeys, signInByPasskey, wasLeft } from "./passkeys/browser";
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

interface AccountFormProps {
  isNew: boolean;
  onSubmit: Submit;
  onSwitch: () => void;
  /** Where passkeys work. */
  onPasskey: (() => void) | undefined;
}

/** A new account or the one there is: the same two fields. */
function AccountForm({ isNew, onSubmit, onSwitch, onPasskey }: AccountFormProps) {
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
          {!isNew && onPasskey && <Button onClick={onPasskey}>{t("passkey-sign-in")}</Button>}
          {!isNew && <A href="/recover">{t("lost-password")}</A>}
        </div>
      </Panel>
    </form>
  );
}

/** Both the server and this browser must know them. */
function usePasskeys(): boolean {
  const known = useSignal(false);
  useEffect(() => {
    if (canPasskeys())
      api.ways().then(
        ways => {
          known.value = ways.passkeys;
        },
        () => {},
      );
  }, []);
  return known.value;
}

export function Account() {
  const me = person.value,
    isNew = useSignal(true),
    passkeys = usePasskeys(),
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
  const byPasskey = () => {
    wrong.value = done.value = "";
    signInByPasskey().then(
      me => {
        person.value = me;
        done.value = t("signed-in", { name: me.name ?? "" });
      },
      error => {
        wrong.value = wasLeft(error) ? t("passkey-left") : reasonOf(error);
      },
    );
  };
  return (
    <NarrowPage class="forms">
      <h1>{t("account")}</h1>
      {me?.account ? (
        <SignedIn name={me.name ?? ""} />
      ) : (
        <>
          <NameForm name={me?.name ?? ""} onSubmit={rename} />
          <AccountForm
            isNew={isNew.value}
            onSubmit={enter}
            onSwitch={other}
            onPasskey={passkeys ? byPasskey : undefined}
          />
        </>
      )}
      <Wrong text={wrong.value} />
      {done.value && <p role="status">{done.value}</p>}
      {me?.id && (
        <>
          {me.account && passkeys && <Passkeys key={`passkeys ${me.id}`} />}
          <Devices key={`devices ${me.id}`} />
          <Programs key={`programs ${me.id}`} />
          {me.account && <Goodbye />}
        </>
      )}
    </NarrowPage>
  );
}
