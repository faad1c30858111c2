/* A paragraph: its number quiet in the margin. A ruling says how sure it is, in the text or beside it. */
import type { Paragraph } from "../../api";
import { RichText } from "../../shell/rich-text";
import { t } from "../../text";
import { named } from "./named";
import { numberOf, prefixOf, ruling } from "./reading";

interface RuleProps {
  paragraph: Paragraph;
  typed: string;
  /** The rows that it takes. */
  row: string;
}

const classOf = (id: string, kind: string): string => (id === named.value ? `${kind} named` : kind);

const Id = ({ id }: { id: string }) => (
  <a class="id" href={`#${id}`} aria-label={t("paragraph", { id })}>
    {numberOf(id)}
  </a>
);

const Grade = ({ grade }: { grade: string | undefined }) =>
  grade ? <small class="grade">{t(`grade-${grade}`)}</small> : null;

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
