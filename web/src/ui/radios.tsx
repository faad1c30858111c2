/* One of a few: radio buttons as pills. */
import type { ComponentChildren } from "preact";
import "./radios.css";

interface RadiosProps<T extends string | number | boolean> {
  name: string;
  value: T;
  values: readonly T[];
  text: (value: T) => ComponentChildren;
  set: (value: T) => void;
}

export const Pills = <T extends string | number | boolean>({
  name,
  value,
  values,
  text,
  set,
}: RadiosProps<T>) => (
  <>
    {values.map(one => (
      <label key={String(one)} class={one === value ? "pill on" : "pill"}>
        <input type="radio" name={name} checked={one === value} onChange={() => set(one)} />
        {text(one)}
      </label>
    ))}
  </>
);

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
