/* The button of panels and prompts. Refused ones stay readable and can be asked why. */
import type { ButtonHTMLAttributes } from "preact";
import "./button.css";

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "class"> {
  /** "primary" (one per page), "quiet", "small", "big", or several of them. */
  look?: string;
  submit?: boolean;
}

export const Button = ({ look, submit = false, ...rest }: ButtonProps) => (
  <button type={submit ? "submit" : "button"} class={look ? `btn ${look}` : "btn"} {...rest} />
);
