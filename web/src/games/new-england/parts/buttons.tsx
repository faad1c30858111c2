/* Start tiles to choose from, announcements with their ends, items that ships add. */

import { Icon } from "../../../kit";
import { effectOf, TERRAINS } from "../model";
import { holdStart, type Play, startInHand } from "../play";
import { Item } from "./item";

export function Buttons({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    legal = table.legal.value;
  const starts = TERRAINS.filter(t => legal.of("place-start").some(a => a.action.terrain === t)),
    held = startInHand(play);
  return (
    <>
      {starts.map(t => (
        <button
          type="button"
          key={t}
          class="btn ne-start"
          aria-pressed={t === held}
          onClick={() => holdStart(play, t)}
        >
          <Item code={t} points={0} />
          {say(`item-${t}`)}
        </button>
      ))}
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
