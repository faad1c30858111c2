/* Once per page: what cards show their third of. */
import { PANORAMAS } from "../art/panoramas";

export const Panoramas = () => (
  <svg class="defs" aria-hidden="true" dangerouslySetInnerHTML={{ __html: PANORAMAS }} />
);
