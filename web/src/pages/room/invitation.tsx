/* The link to send, as words and as a picture for a phone. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../api";
import type { InvitationOut } from "../../server";
import { gameName } from "../../state/games";
import type { TableStore } from "../../state/table";
import { t } from "../../text";
import { Panel } from "../../ui/panel";
import { Qr } from "../../ui/qr";
import { SendOn } from "../../ui/send-on";

export function Invitation({ store, path }: { store: TableStore; path: string }) {
  const found = useSignal<InvitationOut | null>(null);
  useEffect(() => {
    api
      .invitation(store.id)
      .then(invitation => {
        found.value = invitation;
      })
      .catch(() => undefined);
  }, [store.id]);
  return (
    <Panel class="invitation" title={t("invite")}>
      <div class="body">
        <div>
          <p>{t("invite-how")}</p>
          <SendOn
            link={found.value?.link ?? `${location.origin}${path}`}
            label={t("invite-link")}
            title={`Approdo · ${gameName(store.info.value.game)}`}
          />
        </div>
        {found.value && <Qr code={found.value.code} />}
      </div>
    </Panel>
  );
}
