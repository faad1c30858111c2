/* A paragraph: its number quiet in the margin. A ruling says how sure it is, in the text or beside it. */
import { RichText } from "../../shell/rich-text";
import { t } from "../../text";
import { Grade } from "./grade";
import { prefixOf, ruling } from "./reading";
import { Id } from "./rule-id";
import { classOf, type RuleProps } from "./rule-props";

export function Rule({ paragraph, typed, row }: RuleProps) {
  const { id, tag } = paragraph,
    { grade, text } = tag === "ruling" ? ruling(paragraph) : { grade: undefined, text: paragraph.text };
  return (
    <div id={id} class={classOf(id, "rule")} data-tag={tag} style={{ gridRow: row }}>
      <Id id={id} />
      <div>
        <RichText text={text} prefix={prefixOf(id)} typed={typed} />{" "}
        {(tag === "option" || tag === "ruling") && (
          <small class="tagged" title={t(`tag-${tag}`)}>
            {t(tag)}
          </small>
        )}{" "}
        <Grade grade={grade} />
      </div>
    </div>
  );
}
