import { api } from "../../api";
import { go } from "../../router";
import { person } from "../../state/session";
import { t } from "../../text";
import { Button } from "../../ui/button";
import { Panel } from "../../ui/panel";
import { SecretField } from "../../ui/secret-field";
import { Wrong } from "../../ui/wrong";
import { useForm } from "./use-form";

/** Its own password is the question "are you sure?". */
export function Goodbye() {
  const { submit, wrong } = useForm();
  const remove = submit(async data => {
    await api.deleteMe(String(data.get("password")));
    person.value = await api.me();
    go("/");
  });
  return (
    <form onSubmit={remove}>
      <Panel title={t("delete-account")}>
        <div class="body">
          <p class="muted">{t("delete-account-help")}</p>
          <SecretField label={t("password-old")} name="password" required autocomplete="current-password" />
          <Button submit>{t("delete-account")}</Button>
          <Wrong text={wrong.value} />
        </div>
      </Panel>
    </form>
  );
}
