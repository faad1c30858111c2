import { t } from "../../text";
import type { LegalAction } from "../../types";
import { FEW, nameOf } from "../narrow";
import { One } from "./one";
import type { ListProps } from "./props";

/** The first of many that are ranked, where the key to them begins: one arrow down, and on. */
export const Best = ({
  table,
  choose,
  actions,
  outcome,
}: ListProps & { actions: readonly LegalAction[] }) => (
  <>
    <p class="path">
      <b>{t("actions-best")}</b>
    </p>
    <ul class="choices">
      {actions.slice(0, FEW).map((action, place) => (
        <One key={nameOf(action)} {...{ table, choose, action, outcome, place }} />
      ))}
    </ul>
    <p class="path">
      <b>{t("actions-all")}</b>
    </p>
  </>
);
