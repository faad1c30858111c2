import { Icon } from "../kit";
import "./history.css";

interface StepProps {
  label: string;
  back?: boolean;
  disabled: boolean;
  onClick: () => void;
}

export const Step = ({ label, back = false, disabled, onClick }: StepProps) => (
  <button type="button" class="tool" aria-label={label} disabled={disabled} onClick={onClick}>
    <Icon name="arrow" {...(back ? { class: "flip" } : {})} size={16} />
  </button>
);
