/* The night sky behind the scenes of the first minute and of the end. */
import { SKY } from "../art/night";

export const Sky = () => (
  <svg
    class="ns-sky"
    viewBox="0 0 1440 900"
    preserveAspectRatio="xMaxYMin slice"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: SKY }}
  />
);
