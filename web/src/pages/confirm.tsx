/* The link of a mail that asks whether an address is the reader's. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, reasonOf } from "../api";
import { A } from "../router";
import { NarrowPage } from "../shell/narrow-page";
import { t } from "../text";
import { Wrong } from "../ui/wrong";

export function Confirm() {
  const said = useSignal(""),
    wrong = useSignal("");
  useEffect(() => {
    api
      .confirmEmail(location.hash.slice(1))
      .then(() => {
        said.value = t("mail-confirmed");
      })
      .catch(error => {
        wrong.value = reasonOf(error);
      });
  }, []);
  return (
    <NarrowPage>
      <h1>{t("mail-confirm")}</h1>
      <Wrong text={wrong.value} />
      {said.value && <p role="status">{said.value}</p>}
      <p>
        <A href="/settings">{t("to-settings")}</A>
      </p>
    </NarrowPage>
  );
}
