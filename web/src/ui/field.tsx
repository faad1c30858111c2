/* One line of text to write or to copy, with its label above. */
import "./field.css";

export interface FieldProps {
  label: string;
  name?: string;
  autocomplete?: "username" | "new-password" | "current-password";
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  defaultValue?: string;
}

export const Field = ({ label, ...rest }: FieldProps) => (
  <label class="labelled">
    {label}
    <input class="field" {...rest} />
  </label>
);
