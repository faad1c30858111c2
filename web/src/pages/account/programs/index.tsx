/* Tokens by which programs play this person's seats: made here, shown once, revoked here. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, reasonOf } from "../../../api";
import type { NewTokenOut, TokenOut } from "../../../server";
import { t } from "../../../text";
import { Panel } from "../../../ui/panel";
import { SendOn } from "../../../ui/send-on";
import { Wrong } from "../../../ui/wrong";
import { NewToken } from "./new-token";
import { TokenRow } from "./token-row";
import "./programs.css";

const Fresh = ({ made }: { made: NewTokenOut }) => (
  <div class="fresh" role="status">
    <p>{t("token-once", { name: made.name })}</p>
    <SendOn link={made.token} label={t("token")} />
  </div>
);

export function Programs() {
  const known = useSignal<readonly TokenOut[]>([]),
    fresh = useSignal<NewTokenOut | null>(null),
    wrong = useSignal("");
  const fail = (error: unknown) => {
    wrong.value = reasonOf(error);
  };
  const load = () =>
    api.tokens().then(list => {
      known.value = list;
    });
  useEffect(() => void load().catch(fail), []);
  const revoke = async (token: TokenOut) => {
    await api.revokeToken(token.id);
    if (fresh.value?.id === token.id) fresh.value = null;
    await load();
  };
  const add = (made: NewTokenOut) => {
    fresh.value = made;
    void load().catch(fail);
  };
  return (
    <Panel class="programs listed" title={t("programs")}>
      <div class="body">
        <p class="muted">{t("programs-why")}</p>
        {fresh.value && <Fresh made={fresh.value} />}
        {known.value.length > 0 && (
          <ul>
            {known.value.map(token => (
              <TokenRow key={token.id} token={token} onRevoke={() => void revoke(token).catch(fail)} />
            ))}
          </ul>
        )}
        <Wrong text={wrong.value} />
        <NewToken key={fresh.value?.id ?? ""} onMade={add} />
      </div>
    </Panel>
  );
}
