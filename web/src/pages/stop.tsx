/* The link of a mail that ends such mails: done as soon as it is opened, and undone with one press. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, reasonOf } from "../api";
import type { StoppedOut } from "../server";
import { NarrowPage } from "../shell/narrow-page";
import { t } from "../text";
import { Button } from "../ui/button";
import { Wrong } from "../ui/wrong";

function sentence({ table, on }: StoppedOut): string {
  if (on) return t("stop-undone");
  return t(table ? "stop-table" : "stop-all");
}

export function Stop() {
  const told = useSignal<StoppedOut | null>(null),
    wrong = useSignal("");
  const ask = (on: boolean) =>
    void api
      .stopCalls(location.hash.slice(1), on)
      .then(found => {
        told.value = found;
      })
      .catch(error => {
        wrong.value = reasonOf(error);
      });
  useEffect(() => ask(false), []);
  const now = told.value;
  return (
    <NarrowPage>
      <h1>{t("stop-title")}</h1>
      <Wrong text={wrong.value} />
      {now && <p role="status">{sentence(now)}</p>}
      {now && (
        <p>
          <Button onClick={() => ask(!now.on)}>{t(now.on ? "stop-again" : "stop-undo")}</Button>
        </p>
      )}
    </NarrowPage>
  );
}
