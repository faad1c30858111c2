/* Notices: in this browser, by mail, to a program; quiet hours; tables that stay quiet. */
import { useEffect, useMemo } from "preact/hooks";
import { Icon } from "../../kit";
import { person } from "../../state/session";
import { t } from "../../text";
import { Button } from "../../ui/button";
import { Panel } from "../../ui/panel";
import { Switch } from "../../ui/switch";
import { Wrong } from "../../ui/wrong";
import { ByMail } from "./by-mail";
import { ByPush } from "./by-push";
import { Hook } from "./hook";
import { QuietHours } from "./quiet";
import { QuietTables } from "./quiet-tables";
import { Notices } from "./store";
import "./notices.css";

const Soon = ({ notices }: { notices: Notices }) => (
  <div class="way">
    <Switch
      icon="glass"
      text={t("notice-soon")}
      help={t("notice-soon-help")}
      on={notices.now.value?.soon ?? false}
      set={soon => void notices.set({ soon })}
    />
  </div>
);

function Ways({ notices }: { notices: Notices }) {
  const now = notices.now.value;
  if (!now) return <p class="body loading">{t("loading")}</p>;
  const reached = now.browsers.length > 0 || now.email || now.hook;
  return (
    <>
      <ByPush notices={notices} now={now} />
      <ByMail notices={notices} now={now} />
      <Soon notices={notices} />
      <QuietHours notices={notices} now={now} />
      <Hook notices={notices} now={now} />
      <QuietTables notices={notices} hushed={now.hushed} />
      <div class="way foot">
        <Button look="small" disabled={!reached} onClick={() => void notices.trial()}>
          <Icon name="bell" size={16} />
          {t("notice-try")}
        </Button>
        {notices.done.value && <span role="status">{notices.done.value}</span>}
        <Wrong text={notices.wrong.value} />
      </div>
    </>
  );
}

export function NoticesPanel() {
  const notices = useMemo(() => new Notices(), []),
    known = person.value?.id;
  useEffect(() => {
    if (known) void notices.load().catch(() => undefined);
  }, [known]);
  return (
    <Panel class="notices" title={t("notices")}>
      {known ? (
        <Ways notices={notices} />
      ) : (
        <div class="body">
          <p class="muted">{t("notices-nobody")}</p>
        </div>
      )}
    </Panel>
  );
}
