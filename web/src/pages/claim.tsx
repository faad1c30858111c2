/* A seat link: it works once and leads to the table. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, reasonOf } from "../api";
import { go } from "../router";
import { NarrowPage } from "../shell/narrow-page";
import { ensurePerson } from "../state/session";
import { t } from "../text";
import { Wrong } from "../ui/wrong";

export function Claim() {
  const wrong = useSignal("");
  useEffect(() => {
    ensurePerson()
      .then(() => api.claim(location.hash.slice(1)))
      .then(found => go(`/table/${found.table}`, true))
      .catch(error => {
        wrong.value = reasonOf(error);
      });
  }, []);
  return (
    <NarrowPage>
      <h1>{t("seat-link")}</h1>
      {wrong.value ? (
        <>
          <Wrong text={wrong.value} />
          <p>{t("seat-link-ask")}</p>
        </>
      ) : (
        <p class="loading">{t("loading")}</p>
      )}
    </NarrowPage>
  );
}
