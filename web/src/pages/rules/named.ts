/* The paragraph that the address names; the browser's own :target does not know those that come later. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

export const named = signal("");
const read = (): void => {
  named.value = location.hash.slice(1);
};

export function useNamed(): void {
  useEffect(() => {
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
}
