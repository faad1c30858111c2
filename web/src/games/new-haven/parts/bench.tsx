/* Phone and tablet: the tiles in hand, and the resources: what a lay would bring, or what is left and what a building takes of it. */
import { effectOf, RESOURCES, type Resource } from "../model";
import type { Play } from "../play";
import { Chip } from "./chip";
import { Tiles } from "./tiles";

function Stock({ play, resource }: { play: Play; resource: Resource }) {
  const { say, view, peek } = play.table,
    { track } = view.value.board,
    { harvest } = effectOf(play.laying.value),
    { cost = 0, resource: paid } = effectOf(peek.value ?? play.building.value),
    n = harvest ? harvest[resource] : track[resource],
    on = paid === resource && cost > 0;
  return (
    <li class={on ? "on" : n === 0 ? "none" : ""}>
      <Chip resource={resource} size={26} />
      <b>{n}</b>
      {on ? <em>→ {n - cost}</em> : <small>{say(`resource-${resource}`)}</small>}
    </li>
  );
}

export const Bench = ({ play }: { play: Play }) => (
  <div class="nh-bench nh-art">
    <div class="nh-tiles">
      <Tiles play={play} />
    </div>
    <ul class="nh-stock">
      {RESOURCES.map(resource => (
        <Stock key={resource} play={play} resource={resource} />
      ))}
    </ul>
  </div>
);
