/* A seat link: it works once and leads to the table. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, ApiError } from "../api";
import { go } from "../router";
import { ensurePerson } from "../state/session";
import { t } from "../text";
import { Top } from "../ui/top";

export function Claim() {
  const wrong = useSignal("");
  useEffect(() => {
    ensurePerson()
      .then(() => api.claim(location.hash.slice(1)))
      .then(found => go(`/table/${found.table}`, true))
      .catch(error => {
        wrong.value = error instanceof ApiError && error.message ? error.message : t("error-server");
      });
  }, []);
  return (
    <div class="plain-page">
      <Top />
      <main class="wrap narrow">
        {wrong.value ? (
          <p role="alert" class="wrong">
            {wrong.value}
          </p>
        ) : (
          <p class="loading">{t("loading")}</p>
        )}
      </main>
    </div>
  );
}
