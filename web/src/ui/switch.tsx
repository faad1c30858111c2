/* On or off, with what it means beside it. */
import { type GlyphName, Icon } from "../kit";
import "./switch.css";

interface SwitchProps {
  text: string;
  help?: string;
  icon?: GlyphName;
  on: boolean;
  disabled?: boolean;
  set: (on: boolean) => void;
}

export const Switch = ({ text, help, icon, on, disabled = false, set }: SwitchProps) => (
  <label class="switch-row">
    {icon && <Icon name={icon} size={18} cut="var(--paper-raised)" />}
    <span>
      <b>{text}</b>
      {help && <small>{help}</small>}
    </span>
    <input
      type="checkbox"
      role="switch"
      class="lever"
      checked={on}
      aria-checked={on}
      disabled={disabled}
      onChange={e => set(e.currentTarget.checked)}
    />
  </label>
);
