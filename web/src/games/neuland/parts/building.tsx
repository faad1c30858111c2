/* A building as it stands: production with its worker, or a possession with its banners. */

import { f1, Glyph, range, SeatMark, seatColour } from "../../../kit";
import { Numeral } from "../../numeral";
import { along, LAND, rhombus, type Slot, type Tile, type Where } from "../model";
import { LINE } from "./ink";
import { On } from "./on";
import { Recipe } from "./recipe";
import { Worker } from "./worker";

const BANNER = "#9C2A22";

const Ground = ({ at, tile }: { at: Where; tile: Tile }) => {
  const land = LAND[tile.terrain];
  return (
    <>
      <path
        d={rhombus(at, 1.5)}
        fill={`var(--t-${land}-p)`}
        stroke={LINE}
        stroke-width="1"
        stroke-linejoin="round"
      />
      <path
        d={rhombus(at, 4.5)}
        fill={tile.family ? "color-mix(in srgb, var(--card) 80%, #B8433A)" : "var(--card-2)"}
        stroke={`var(--t-${land})`}
        stroke-width="2.2"
        stroke-linejoin="round"
      />
    </>
  );
};

/** A possession that somebody holds: the mark and the banners. */
function Held({ at, owner, n, letter }: { at: Where; owner: number; n: number; letter?: string }) {
  const [mx, my] = along(at, -32),
    many = n > 3,
    step = Math.min(15, 30 / Math.max(1, n - 1));
  return (
    <>
      <g style={{ color: seatColour(owner) }} stroke={LINE} stroke-width=".9">
        {range(n).map(i => {
          const [x, y] = along(at, 3 + (i - (n - 1) / 2) * step, (i % 2 ? -1 : 1) * (many ? 9 : 6));
          return <Glyph key={i} name="banner" x={x} y={y} size={many ? 18 : 22} />;
        })}
      </g>
      <g transform={`translate(${f1(mx)} ${f1(my)})`}>
        <SeatMark seat={owner} letter={letter} scale={0.78} />
      </g>
    </>
  );
}

/** A possession that nobody holds: the goods it asks for, and its banners. */
function Unclaimed({ at, tile }: { at: Where; tile: Tile }) {
  const [x, y] = along(at, 17),
    inputs = tile.recipes[0]?.inputs ?? [];
  return (
    <>
      {inputs.map((good, i) => (
        <On key={i} at={at} d={-33 + i * 24} r={11} good={good} />
      ))}
      <g style={{ color: BANNER }}>
        <Glyph name="banner" x={x + 3} y={y - 1} size={19} />
      </g>
      <Numeral x={f1(x - 8)} y={f1(y + 6)} size={17} fill={BANNER}>
        {tile.banners}
      </Numeral>
    </>
  );
}

type Worked = Pick<Slot, "good" | "lying" | "minerals">;

/** A worker with the good; of a mine also the minerals that are left. */
const Manned = ({ at, seat, slot: { good, lying, minerals } }: { at: Where; seat: number; slot: Worked }) => (
  <>
    <On at={at} d={minerals.length ? -12 : -14} r={minerals.length ? 15 : 17} good={good} />
    {minerals.map((m, i) => (
      <On
        key={i}
        at={at}
        d={i ? -27 : -35}
        e={minerals.length === 1 ? 0 : [-1, -15, 15][i]}
        r={6.5}
        good={m}
      />
    ))}
    <Worker seat={seat} at={at} lying={lying} />
  </>
);

interface BuildingProps {
  at: Where;
  tile: Tile;
  slot: Worked & Pick<Slot, "worker" | "banners" | "owner">;
  letter?: string;
}

function Inside({ at, tile, slot, letter }: BuildingProps) {
  if (tile.family)
    return slot.owner === null ? (
      <Unclaimed at={at} tile={tile} />
    ) : (
      <Held at={at} owner={slot.owner} n={slot.banners} letter={letter} />
    );
  return slot.worker === null ? (
    <Recipe at={at} tile={tile} minerals={slot.minerals} />
  ) : (
    <Manned at={at} seat={slot.worker} slot={slot} />
  );
}

export const Building = (props: BuildingProps) => (
  <>
    <Ground at={props.at} tile={props.tile} />
    <Inside {...props} />
  </>
);
