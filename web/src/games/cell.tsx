/* A place of a board: it has a name, says what it holds and what can be done there, and is pressed where something can. One kind of element for all of them, so that the focus survives a move. */
import type { ComponentChildren } from "preact";
import { Press, pointing, RopeLine } from "../kit";
import { noUse } from "./no-use";
import "./cell.css";

export interface CellProps {
  /** Its name in texts and log. */
  name: string;
  /** What it holds, and what can be done there. */
  label: string;
  /** Its outline: where it is pressed, and where the rope lies. */
  d: string;
  /** Something can be done here now. */
  legal?: boolean;
  /** A piece of the viewer is here. */
  own?: boolean | undefined;
  pressed?: boolean | undefined;
  /** Breathing wash on empty ground; left off where something printed must stay readable. */
  wash?: boolean;
  thin?: boolean;
  class?: string | undefined;
  onPick?: (() => void) | undefined;
  onPeek?: (on: boolean) => void;
  children?: ComponentChildren;
}

const mark = (on: boolean): "" | undefined => (on ? "" : undefined);

export function Cell(props: CellProps) {
  const { name, label, d, legal = false, own = false, pressed, wash = true, thin = false } = props;
  return (
    <Press
      class={`${legal ? "legal" : "cell"} ${props.class ?? ""}`}
      data-cell={name}
      data-legal={mark(legal)}
      data-own={mark(own)}
      aria-disabled={!legal}
      aria-pressed={pressed}
      label={label}
      onPick={props.onPick ?? noUse}
      {...(props.onPeek && pointing(props.onPeek))}
    >
      <path class={legal && wash ? "wash" : "hit"} d={d} />
      {legal && <RopeLine d={d} thin={thin} />}
      <path class="cell-focus" d={d} />
      {props.children}
    </Press>
  );
}
