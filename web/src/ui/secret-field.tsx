import type { FieldProps } from "./field";
import "./field.css";

/** Not shown while it is typed. */
export const SecretField = ({ label, ...rest }: FieldProps) => (
  <label class="labelled">
    {label}
    <input class="field" type="password" {...rest} />
  </label>
);
