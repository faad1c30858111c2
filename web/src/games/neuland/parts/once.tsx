/* Once-a-game pieces: buttons while they can pay. */

import { Icon } from "../../../kit";
import { need, nth } from "../../../lookup";
import type { Play } from "../play";

export function Once({ play }: { play: Play }) {
  const { table } = play,
    { say } = table,
    own = nth(table.view.value.board.seats, need(table.me.value, "me"), "seats"),
    legal = table.legal.value;
  const pieces = [
    ["wheelbarrow", "barrow", own.wheelbarrow, legal.find("use-wheelbarrow")],
    ["food", "food", own.food_marker, legal.find("pay-marker", { marker: "food" })],
    ["wood", "wood", own.wood_marker, legal.find("pay-marker", { marker: "wood" })],
  ] as const;
  return (
    <span class="nl-once">
      {pieces.map(([id, icon, left, action]) => {
        const name = say(left ? `nl-piece-${id}` : `nl-piece-${id}-used`);
        return action ? (
          <button
            type="button"
            key={id}
            class="can"
            data-cell={id}
            data-legal
            title={name}
            onClick={() => table.choose(action)}
          >
            <Icon name={icon} size={24} cut="var(--card)" />
          </button>
        ) : (
          <span key={id} class={left ? "" : "used"} data-cell={id} role="img" title={name}>
            <Icon name={icon} size={24} cut="var(--card)" />
          </span>
        );
      })}
    </span>
  );
}
