/* Constable, badge, trial, pillory as bare icons. */
import { Icon } from "../../../kit";
import type { Play } from "../play";
import { marksOf } from "./marks-of";

export const MarkIcons = ({ play, seat }: { play: Play; seat: number }) => (
  <>
    {marksOf(play, seat).map(({ icon, words, look, piece }) => (
      <span key={words} class={`ns-icon ${look}`} title={words} data-piece={piece}>
        <Icon name={icon} size={15} color={look === "cop" ? "var(--ochre)" : undefined} />
      </span>
    ))}
  </>
);
