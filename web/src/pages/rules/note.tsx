import { RichText } from "../../shell/rich-text";
import { t } from "../../text";
import { Grade } from "./grade";
import { prefixOf, ruling } from "./reading";
import { Id } from "./rule-id";
import { classOf, type RuleProps } from "./rule-props";

export function Note({ paragraph, typed, row }: RuleProps) {
  const { id } = paragraph,
    { grade, text } = ruling(paragraph);
  return (
    <aside id={id} class={classOf(id, "rule ruling")} data-tag="ruling" style={{ gridRow: row }}>
      <p class="note-head">
        <b title={t("tag-ruling")}>{t("ruling")}</b> <Id id={id} />
      </p>
      <RichText text={text} prefix={prefixOf(id)} typed={typed} /> <Grade grade={grade} />
    </aside>
  );
}
