import { t } from "../../text";
import type { LegalAction } from "../../types";
import { nameOf } from "../narrow";
import { One } from "./one";
import { type ListProps, MOST_FOUND } from "./props";

export const Found = ({
  table,
  choose,
  actions,
  outcome,
}: ListProps & { actions: readonly LegalAction[] }) => (
  <ul class="choices">
    {actions.slice(0, MOST_FOUND).map(action => (
      <One key={nameOf(action)} table={table} choose={choose} action={action} outcome={outcome} />
    ))}
    {!actions.length && <li class="faint">{t("actions-none")}</li>}
  </ul>
);
