/* Whether players of this table may ask a bot what it would do. */
import { t } from "../../text";
import type { Draft } from "./draft";
import "./hints.css";

export const HintsRow = ({ draft }: { draft: Draft }) => (
  <section class="panel hints-row">
    <label class="check">
      <input
        type="checkbox"
        checked={draft.hints.value}
        onChange={e => {
          draft.hints.value = e.currentTarget.checked;
        }}
      />
      <span>
        <b>{t("advice-allow")}</b>
        <small class="muted">{t("advice-allow-help")}</small>
      </span>
    </label>
  </section>
);
