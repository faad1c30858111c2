/* Notices in this browser, and in the others of the reader. */
import { api } from "../../api";
import type { CallsOut } from "../../server";
import { pushProblem } from "../../state/push";
import { t } from "../../text";
import { Button } from "../../ui/button";
import { Switch } from "../../ui/switch";
import type { Notices } from "./store";

export function ByPush({ notices, now }: { notices: Notices; now: CallsOut }) {
  const problem = now.ways.push === null ? "push-none" : pushProblem(),
    others = now.browsers.filter(one => one.id !== notices.here.value);
  return (
    <div class="way">
      <Switch
        icon="bell"
        text={t("notice-push")}
        help={t(problem || "notice-push-help")}
        on={notices.called}
        disabled={problem !== ""}
        set={on => void notices.push(on)}
      />
      {others.length > 0 && (
        <ul class="under" aria-label={t("notice-others")}>
          {others.map(one => (
            <li key={one.id}>
              {one.label || t("notice-browser")}
              <Button look="small quiet" onClick={() => void notices.try(() => api.dropBrowser(one.id))}>
                {t("notice-drop")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
