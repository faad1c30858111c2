/* Who wins how much, as an argument of a text. */

export const gainList = (gains: readonly number[]) =>
  gains.flatMap((n, seat) => (n ? [{ label: "tn-gain", args: { player: { seat }, n } }] : []));
