/* One of the eighteen places of a district: an outline, or what stands there with its cubes. */
import { Icon, range } from "../../../kit";
import { nth } from "../../../lookup";
import type { BuildingType, Place as PlaceModel } from "../model";
import type { Play } from "../play";
import { actionOn, isAsked, wordsOf } from "./on-building";
import { revealed } from "./revealed";

const MOST_SHOWN = 3;

/** Cubes one by one, or counted when they are many. */
function Pips({ hope, despair }: { hope: number; despair: number }) {
  const kinds = [
    ["hope", hope],
    ["despair", despair],
  ] as const;
  return (
    <span class="ns-pips" aria-hidden="true">
      {kinds.map(([kind, n]) =>
        hope + despair <= MOST_SHOWN
          ? range(n).map(i => <Icon key={`${kind}${i}`} name={kind} size={11} />)
          : n > 0 && (
              <b key={kind}>
                <Icon name={kind} size={11} />
                {n}
              </b>
            ),
      )}
    </span>
  );
}

interface PlaceProps {
  play: Play;
  seat: number;
  type: BuildingType;
  at: number;
  place: PlaceModel;
}

export function Place({ play, seat, type, at, place }: PlaceProps) {
  const { spots, building } = place;
  if (!spots.length) return <span class="ns-gap" />;
  const { seats, me, peek } = play.table,
    actions = spots.map(spot => actionOn(play, seat, spot)),
    asked = actions.filter(isAsked),
    only = asked.length === 1 ? asked[0] : undefined,
    fresh = revealed(play, seat).get(building);
  const press = () => {
    if (only) play.table.choose(only);
    else play.opened.value = seat;
  };
  return (
    <button
      type="button"
      class={`ns-place${asked.length ? " can" : ""}${fresh === undefined ? "" : " ns-new"}`}
      style={{ "--turn": fresh }}
      data-cell={`${nth(seats.value, seat, "seats").letter}-${building}`}
      data-legal={asked.length ? true : undefined}
      data-own={seat === me.value ? true : undefined}
      data-piece={`${seat}-${building}-${spots.length}`}
      onClick={press}
      onPointerEnter={() => {
        peek.value = only ?? null;
      }}
      onPointerLeave={() => {
        peek.value = null;
      }}
    >
      <span class="vh">{spots.map((spot, i) => wordsOf(play, spot, actions[i])).join(" ")}</span>
      <svg viewBox={`${at * 100} 0 100 90`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href={`#ns-${type}`} width="300" height="90" />
      </svg>
      {spots.length > 1 && (
        <i class="ns-copies" aria-hidden="true">
          ×{spots.length}
        </i>
      )}
      <Pips hope={spots.reduce((n, s) => n + s.hope, 0)} despair={spots.reduce((n, s) => n + s.despair, 0)} />
    </button>
  );
}
