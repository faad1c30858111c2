/* Which section is being read: the last one whose heading has come near the top. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const NEAR = 160;

export function useReading(ready: boolean): ReadonlySignal<string> {
  const at = useSignal("");
  useEffect(() => {
    const look = () => {
      const sections = [...document.querySelectorAll<HTMLElement>(".book > section")];
      at.value =
        sections.findLast(one => one.getBoundingClientRect().top < NEAR)?.id ?? sections[0]?.id ?? "";
    };
    look();
    addEventListener("scroll", look, { passive: true, capture: true });
    return () => removeEventListener("scroll", look, { capture: true });
  }, [ready]);
  return at;
}
