/* What the holder of an account can do with it. */
import { addresses, api } from "../../api";
import { person } from "../../state/session";
import { t } from "../../text";
import { Button } from "../../ui/button";
import { Panel } from "../../ui/panel";
import { SecretField } from "../../ui/secret-field";
import { Wrong } from "../../ui/wrong";
import { useForm } from "./use-form";

async function leave(way: () => Promise<unknown>): Promise<void> {
  await way();
  person.value = await api.me();
}

const Session = ({ name }: { name: string }) => (
  <Panel title={t("signed-in", { name })}>
    <div class="body">
      <p class="row">
        <Button onClick={() => void leave(api.logout)}>{t("sign-out")}</Button>
        <Button look="quiet" onClick={() => void leave(api.logoutEverywhere)}>
          {t("sign-out-everywhere")}
        </Button>
      </p>
      <p>
        <a href={addresses.export} download="approdo.json">
          {t("export-mine")}
        </a>
      </p>
    </div>
  </Panel>
);

function ChangePassword() {
  const { submit, wrong, done } = useForm();
  const change = submit(async data => {
    await api.changePassword(String(data.get("old")), String(data.get("new")));
    done.value = t("password-changed");
  });
  return (
    <form onSubmit={change}>
      <Panel title={t("change-password")}>
        <div class="body">
          <SecretField label={t("password-old")} name="old" required autocomplete="current-password" />
          <SecretField label={t("password")} name="new" required minLength={8} autocomplete="new-password" />
          <Button submit>{t("change-password")}</Button>
          <Wrong text={wrong.value} />
          {done.value && <p role="status">{done.value}</p>}
        </div>
      </Panel>
    </form>
  );
}

export const SignedIn = ({ name }: { name: string }) => (
  <>
    <Session name={name} />
    <ChangePassword />
  </>
);
