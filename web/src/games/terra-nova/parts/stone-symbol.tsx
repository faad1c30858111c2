/* Drawn once in the map's defs; a stone on the map is one node. */
import { StoneArt } from "./stone-art";

export const StoneSymbol = () => (
  <symbol id="tn-stone" viewBox="-30 -30 60 60">
    <StoneArt />
  </symbol>
);
