/* Words that keep to their place: set smaller until they fit, never wrapped into a taller one. */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const overflows = (box: HTMLElement): boolean =>
  box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1;

/** Tries the sizes in turn, the largest first; the style sheet says what `data-fit` means. */
function shrink(box: HTMLElement, sizes: number): void {
  for (let size = 0; size < sizes; size++) {
    box.dataset.fit = String(size);
    if (!overflows(box)) return;
  }
}

/** `sizes`: how many values `data-fit` may take. Follows whatever changes inside the box, and its width. */
export function useFit(ref: RefObject<HTMLElement | null>, sizes: number): void {
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const again = () => shrink(box, sizes);
    again();
    const words = new MutationObserver(again),
      room = new ResizeObserver(again);
    words.observe(box, { childList: true, characterData: true, subtree: true });
    room.observe(box);
    return () => {
      words.disconnect();
      room.disconnect();
    };
  }, [sizes]);
}
