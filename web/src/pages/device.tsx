/* Another device of somebody who is signed in elsewhere: it comes in by a pass, when its owner says so. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, reasonOf } from "../api";
import { go } from "../router";
import { NarrowPage } from "../shell/narrow-page";
import { person } from "../state/session";
import { t } from "../text";
import { Button } from "../ui/button";
import { Wrong } from "../ui/wrong";

export function Device() {
  const given = new URLSearchParams(location.hash.slice(1)),
    token = given.get("pass") ?? "",
    table = given.get("table"),
    name = useSignal(""),
    wrong = useSignal("");
  const fail = (error: unknown) => {
    wrong.value = reasonOf(error);
  };
  useEffect(() => {
    api
      .seePass(token)
      .then(seen => {
        name.value = seen.name;
      })
      .catch(fail);
  }, [token]);
  const enter = async () => {
    person.value = await api.usePass(token);
    go(table && /^[0-9a-f]{20}$/.test(table) ? `/table/${table}` : "/", true);
  };
  return (
    <NarrowPage>
      <h1>{t("device-title")}</h1>
      {name.value && !wrong.value && (
        <>
          <p>{t("device-ask", { name: name.value })}</p>
          <p>
            <Button look="primary" onClick={() => void enter().catch(fail)}>
              {t("device-enter", { name: name.value })}
            </Button>
          </p>
        </>
      )}
      {wrong.value && (
        <>
          <Wrong text={wrong.value} />
          <p>{t("device-again")}</p>
        </>
      )}
    </NarrowPage>
  );
}
