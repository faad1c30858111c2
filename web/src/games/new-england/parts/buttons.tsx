/* Announcements with their ends, items that ships add. */

import { Icon } from "../../../kit";
import { effectOf } from "../model";
import type { Play } from "../play";

export function Buttons({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    legal = table.legal.value;
  return (
    <>
      {legal.of("announce").map(a => {
        const { tiles, cards, ends } = effectOf(a);
        return (
          <button
            type="button"
            key={a.id}
            class={`btn${ends ? " ne-ends" : ""}`}
            onClick={() => table.choose(a)}
          >
            {ends && <Icon name="warn" />}
            {say("ne-announce", { tiles: tiles ?? 0, cards: cards ?? 0, ends: ends ? "yes" : "no" })}
          </button>
        );
      })}
      {legal.of("add-item").map(a => (
        <button type="button" key={a.id} class="btn opt" onClick={() => table.choose(a)}>
          <Icon name="ship" cut="var(--paper-raised)" />
          {say(a.label.label, a.label.args)}
        </button>
      ))}
    </>
  );
}
