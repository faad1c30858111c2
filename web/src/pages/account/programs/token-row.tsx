/* One token: what it may do, until when, when it was used. */
import type { TokenOut } from "../../../server";
import { t } from "../../../text";
import { Button } from "../../../ui/button";
import { day, moment } from "../../../ui/when";

const MS = 1000;

export function TokenRow({ token, onRevoke }: { token: TokenOut; onRevoke: () => void }) {
  const over = token.expires * MS < Date.now();
  return (
    <li>
      <div>
        <strong>{token.name}</strong>
        <span class="muted">{token.scopes.map(scope => t(`scope-${scope}`)).join(" · ")}</span>
        <span class="muted">
          {t(over ? "token-over" : "token-until", { day: day(token.expires) })}
          {" · "}
          {token.used === null ? t("token-unused") : t("token-used", { time: moment(token.used) })}
        </span>
      </div>
      <Button look="quiet" aria-label={t("revoke-named", { name: token.name })} onClick={onRevoke}>
        {t("revoke")}
      </Button>
    </li>
  );
}
