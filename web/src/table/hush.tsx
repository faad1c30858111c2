/* Whether this table may call the reader when it is his turn. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api";
import { A } from "../router";
import { t } from "../text";

export function Hush({ table }: { table: string }) {
  const on = useSignal<boolean | null>(null);
  useEffect(() => {
    void api
      .calls()
      .then(({ hushed }) => {
        on.value = !hushed.includes(table);
      })
      .catch(() => undefined);
  }, [table]);
  if (on.value === null) return null;
  const flip = async () => {
    await api.hush(table, !on.value);
    on.value = !on.value;
  };
  return (
    <li>
      <label class="switch">
        <input type="checkbox" checked={on.value} onChange={() => void flip().catch(() => undefined)} />
        {t("hush-table")}
      </label>
      <p class="muted">
        <A href="/settings">{t("to-settings")}</A>
      </p>
    </li>
  );
}
