import type { FieldProps } from "./field";
import "./field.css";

/** A mail address: telephones offer the letters that it takes, browsers the reader's own. */
export const AddressField = ({ label, ...rest }: FieldProps) => (
  <label class="labelled">
    {label}
    <input class="field" type="email" autocomplete="email" {...rest} />
  </label>
);
