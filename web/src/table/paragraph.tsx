/* Links to the paragraph a prompt, a refusal or an event follows. */
import { signal } from "@preact/signals";
import { Icon } from "../kit";
import { t } from "../text";
import "./paragraph.css";

/** The paragraph that lies open beside the board. */
export const openParagraph = signal<{ game: string; id: string } | null>(null);

export const Paragraphs = ({
  game,
  ids,
  most = 3,
}: {
  game: string;
  ids: readonly string[];
  most?: number;
}) => (
  <>
    {ids.slice(0, most).map(id => (
      <a
        key={id}
        class="para"
        href={`/rules/${game}#${id}`}
        aria-label={t("paragraph", { id })}
        onClick={e => {
          if (!e.metaKey && !e.ctrlKey) {
            e.preventDefault();
            openParagraph.value = { game, id };
          }
        }}
      >
        <Icon name="book" size={14} />§ {id}
      </a>
    ))}
  </>
);
