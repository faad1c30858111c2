/* One of a few: radio buttons as pills. */
import type { ComponentChildren } from "preact";
import "./radios.css";
import { Pills } from "./pills";

export interface RadiosProps<T extends string | number | boolean> {
  name: string;
  value: T;
  values: readonly T[];
  text: (value: T) => ComponentChildren;
  set: (value: T) => void;
}

/** With a heading and, below, what the choice means. */
export const Radios = <T extends string | number | boolean>({
  legend,
  help,
  ...pills
}: RadiosProps<T> & { legend: string; help?: string | undefined }) => (
  <fieldset class="option">
    <legend>{legend}</legend>
    <div class="radios">
      <Pills {...pills} />
    </div>
    {help && <p class="muted">{help}</p>}
  </fieldset>
);
