/* One line of text to write or to copy, with its label above. */
import "./field.css";

interface FieldProps {
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

/** A mail address: telephones offer the letters that it takes, browsers the reader's own. */
export const AddressField = ({ label, ...rest }: FieldProps) => (
  <label class="labelled">
    {label}
    <input class="field" type="email" autocomplete="email" {...rest} />
  </label>
);

/** Not shown while it is typed. */
export const SecretField = ({ label, ...rest }: FieldProps) => (
  <label class="labelled">
    {label}
    <input class="field" type="password" {...rest} />
  </label>
);
