/* A program of the reader's own that is told. */
import { Icon } from "../../kit";
import type { CallsOut } from "../../server";
import { t } from "../../text";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import type { Notices } from "./store";

export const Hook = ({ notices, now }: { notices: Notices; now: CallsOut }) => (
  <details class="way" open={now.hook !== null}>
    <summary>
      <Icon name="link" size={18} />
      {t("notice-hook")}
    </summary>
    <div class="under">
      <p>{t("notice-hook-help")}</p>
      <form
        onSubmit={e => {
          e.preventDefault();
          void notices.set({ hook: String(new FormData(e.currentTarget).get("hook")).trim() });
        }}
      >
        <Field label={t("notice-hook-address")} name="hook" maxLength={500} defaultValue={now.hook ?? ""} />
        <Button submit look="small">
          {t("save")}
        </Button>
      </form>
    </div>
  </details>
);
