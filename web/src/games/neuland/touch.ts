/* A finger shows no hover: its first tap previews, its second does. */
export const pressed = { touch: false };
export const noteTouch = (e: PointerEvent): void => {
  pressed.touch = e.pointerType === "touch";
};
export const noteKey = (): void => {
  pressed.touch = false;
};
