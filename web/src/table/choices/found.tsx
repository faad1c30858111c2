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
  called,
}: ListProps & { actions: readonly LegalAction[]; called: boolean }) => (
  <ul class="choices">
    {actions.slice(0, MOST_FOUND).map((action, place) => (
      <One key={nameOf(action)} {...{ table, choose, action, outcome, place: called ? place : undefined }} />
    ))}
    {!actions.length && <li class="faint">{t("actions-none")}</li>}
  </ul>
);
