/* Who plays by keyboard is led on when the thing just used is gone; who points is not. */
let last = false;
addEventListener(
  "keydown",
  () => {
    last = true;
  },
  true,
);
addEventListener(
  "pointerdown",
  () => {
    last = false;
  },
  true,
);

/** The reader's latest deed was a key, not a press with the pointer. */
export const byKey = (): boolean => last;
