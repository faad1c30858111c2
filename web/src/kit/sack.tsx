import { Lettering } from "./lettering";

/** The sack that things are drawn from, with how many are left; what it is in says so in words. */
export const Sack = ({ x, y, n }: { x: number; y: number; n: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d="M-26 34C-36 4-22-14-12-22h24c10 8 24 26 14 56z"
      fill="var(--stone-wood-hi)"
      stroke="var(--stone-wood-ink)"
      stroke-width="2"
    />
    <path
      d="M-13-22q13 7 26 0l4-9q-17 6-34 0z"
      fill="var(--stone-wood)"
      stroke="var(--stone-wood-ink)"
      stroke-width="2"
    />
    <Lettering y="20" text-anchor="middle" font-size="22" font-weight="700" fill="#2A2018" class="serif">
      {n}
    </Lettering>
  </g>
);
