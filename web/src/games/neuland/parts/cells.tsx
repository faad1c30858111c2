/* Every hex with room and every building is a cell: it says what is there and what can be done, and a press does it or asks why not. */
import type { ComponentChildren } from "preact";
import { hexPoints, Press, pointing, poly, RopeLine } from "../../../kit";
import { need } from "../../../lookup";
import { along, centreOf, effectOf, type Hex, rhombus, SIDE, type Slot, type Where } from "../model";
import type { Play, Target } from "../play";
import { pressed } from "../touch";
import { Building } from "./building";
import { hexInWords, slotInWords, targetInWords } from "./names";
import { Time } from "./time";

/** From so many ropes on they are drawn thin. */
const MANY = 8;

interface CellProps {
  play: Play;
  /** Its name in texts and log. */
  name: string;
  there: string;
  own?: boolean;
  hit: string;
  /** The shape of the rope. */
  rope: string;
  children?: ComponentChildren;
}

/** The rope round what may be pressed, and the time it takes. */
function Offer({ play, target, rope }: { play: Play; target: Target; rope: string }) {
  const { pinned, targets, table } = play,
    first = need(target.actions[0], "action"),
    { kind } = first.action,
    { time } = effectOf(first),
    built = kind !== "build" && kind !== "settle",
    taken =
      kind === "pay" &&
      table.view.value.board.hexes.some(h => h.slots.some(s => s?.place === target.key && s.worker !== null)),
    [x, y] = along(target.where, taken ? -38 : built ? 30 : 0);
  return (
    <>
      {!built && <path class="wash" d={rope} />}
      <RopeLine d={rope} thin={targets.value.length > MANY} />
      {time !== undefined && <Time x={x} y={y} n={time} on={pinned.value === target.key} />}
    </>
  );
}

function Cell({ play, name, there, own, hit, rope, children }: CellProps) {
  const { table, targets, pinned } = play,
    target = targets.value.find(t => t.key === name),
    look = (on: boolean) => {
      table.peek.value = (on && target?.actions[0]) || null;
    };
  return (
    <Press
      class={target ? "legal" : "nl-why"}
      data-cell={name}
      data-legal={target ? true : undefined}
      data-own={own || undefined}
      aria-disabled={!target}
      aria-pressed={target ? pinned.value === name : undefined}
      label={target ? targetInWords(play, target, there) : there}
      onPick={() => (target ? play.pick(target, pressed.touch) : play.askWhy(name))}
      {...pointing(look)}
    >
      <svg overflow="visible" role="presentation">
        <title>{there}</title>
        {children}
        <path class="hit" d={hit} />
      </svg>
      {target && <Offer play={play} target={target} rope={rope} />}
    </Press>
  );
}

/** The part of a hex on which nothing stands yet. */
function Ground({ play, hex }: { play: Play; hex: Hex }) {
  const { q, r, slots } = hex,
    free = slots.flatMap((slot, i) => (slot ? [] : [[q, r, i] as const])),
    [next] = free,
    settling = play.asked.value === "settle";
  if (!next) return null;
  return (
    <Cell
      play={play}
      name={hex.hex}
      there={hexInWords(play, hex)}
      hit={free.map(at => rhombus(at)).join("")}
      rope={settling ? poly(hexPoints(...centreOf(q, r), SIDE - 5)) : rhombus(next, 3)}
    />
  );
}

function Place({ play, slot, at }: { play: Play; slot: Slot; at: Where }) {
  const { view, seats, me } = play.table,
    mine = me.value !== null && (slot.owner === me.value || slot.worker === me.value);
  return (
    <Cell
      play={play}
      name={slot.place}
      there={slotInWords(play, slot)}
      own={mine}
      hit={rhombus(at)}
      rope={rhombus(at, 3)}
    >
      <Building
        at={at}
        tile={need(view.value.aids.tiles[slot.building], "tiles")}
        slot={slot}
        letter={slot.owner === null ? undefined : seats.value[slot.owner]?.letter}
      />
    </Cell>
  );
}

export const Cells = ({ play }: { play: Play }) => (
  <>
    {play.table.view.value.board.hexes.map(hex => (
      <>
        <Ground key={hex.hex} play={play} hex={hex} />
        {hex.slots.map(
          (slot, i) => slot && <Place key={slot.place} play={play} slot={slot} at={[hex.q, hex.r, i]} />,
        )}
      </>
    ))}
  </>
);
