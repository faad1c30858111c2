import { pointing } from "./pointing";
import { Press, type PressProps } from "./press";
import { RopeLine } from "./rope-line";

export interface RopeProps extends PressProps {
  d: string;
  /** Breathing wash on empty ground; leave it off where something printed must stay readable. */
  wash?: boolean;
  thin?: boolean;
  onPeek?: (on: boolean) => void;
}

/** Whatever may be clicked: rope round it, reachable by arrow keys, with its name for screen readers. */
export function Rope({ d, wash = true, thin, onPeek, children, ...rest }: RopeProps) {
  return (
    <Press class="legal" data-cell data-legal {...(onPeek && pointing(onPeek))} {...rest}>
      <path class={wash ? "wash" : "hit"} d={d} />
      <RopeLine d={d} thin={thin} />
      {children}
    </Press>
  );
}
