/* The heads of the columns where districts are rows. */
import { TYPES } from "../model";
import type { Play } from "../play";
import { TypeBadge } from "./type-badge";

export const TypeHeads = ({ play }: { play: Play }) => (
  <li class="ns-heads" aria-hidden="true">
    <span class="ns-bars">
      {TYPES.map(type => (
        <TypeBadge key={type} type={type} size={17} label={play.table.say(`type-${type}`)} />
      ))}
    </span>
  </li>
);
