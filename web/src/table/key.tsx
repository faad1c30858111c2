/* A key cap beside what the key does; not read out with the button's name. */
import { type Asked, capOf, keyOf, letters } from "../state/keymap";

export const Cap = ({ text }: { text: string }) => (
  <span aria-hidden="true">
    <kbd>{text}</kbd>
  </span>
);

export const Key = ({ of: what }: { of: Asked }) =>
  letters.value === "plain" ? <Cap text={capOf(keyOf(what))} /> : null;
