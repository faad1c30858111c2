/* New Haven's board. */

import { RESOURCES, type Resource } from "../model";
import type { Play } from "../play";
import { Chip } from "./chip";

export const Amounts = ({ play, of }: { play: Play; of: Readonly<Record<Resource, number>> }) => (
  <>
    {RESOURCES.map(r => (
      <span key={r} class="nh-amount">
        <Chip resource={r} />
        <b>{of[r]}</b> {play.table.say(`resource-${r}`)}
      </span>
    ))}
  </>
);
