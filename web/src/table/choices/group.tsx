import { Icon } from "../../kit";
import { t } from "../../text";
import type { LegalAction } from "../../types";
import type { GroupsProps } from "./props";

export const Group = ({
  label,
  actions,
  open,
}: Omit<GroupsProps, "table" | "choose" | "outcome"> & {
  label: string;
  actions: readonly LegalAction[];
}) => (
  <li>
    <button type="button" class="choice" onClick={() => open(actions)}>
      {label}
      {actions.length > 1 && (
        <span class="count">
          <span class="vh">{t("choices", { n: actions.length })}</span>
          <Icon name="arrow" size={15} />
        </span>
      )}
    </button>
  </li>
);
