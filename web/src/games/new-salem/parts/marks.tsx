/* Constable, badge, trial, pillory: what everybody sees. */
import { Icon } from "../../../kit";
import type { Play } from "../play";
import { marksOf } from "./marks-of";

export const Marks = ({ play, seat }: { play: Play; seat: number }) => (
  <>
    {marksOf(play, seat).map(({ icon, words, brief = words, look, piece }) => (
      <span key={words} class={`ns-mark ${look}`} title={words} data-piece={piece}>
        <Icon name={icon} size={15} color={look === "cop" ? "var(--ochre)" : undefined} />
        <span class={look === "badge" ? "vh" : "words"}>{brief}</span>
      </span>
    ))}
  </>
);
