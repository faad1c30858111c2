/* Pointer and focus say the same thing: what is looked at. */

/** Handlers that tell when an element begins and ends to be looked at. */
export const pointing = (look: (on: boolean) => void) => ({
  onPointerEnter: () => look(true),
  onPointerLeave: () => look(false),
  onFocus: () => look(true),
  onBlur: () => look(false),
});
