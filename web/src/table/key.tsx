/* A key cap beside what the key does; not read out with the button's name. */
import { type Asked, capOf, keyOf, letters } from "../state/keymap";
import { Cap } from "./cap";

export const Key = ({ of: what }: { of: Asked }) =>
  letters.value === "plain" ? <Cap text={capOf(keyOf(what))} /> : null;
