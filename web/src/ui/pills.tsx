import type { RadiosProps } from "./radios";
import "./radios.css";

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
