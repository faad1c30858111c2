/* What every drawing refers to: stamps, glyphs and hatches, once per page. */
import { nth } from "../lookup";
import "./kit.css";
import { range } from "./geometry";
import { GLYPHS } from "./glyphs";
import { MAX_SEATS } from "./seats";
import { stampSymbols } from "./terrain";

const HATCH_ANGLES = [45, -45, 90, 0, 20, -20, 70, -70];
const hatch = (id: string, size: number, width: number, angle: number, stroke: string): string =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="M0 0V${size}" stroke="${stroke}" stroke-width="${width}"/></pattern>`;

const SOURCE =
  `<defs>${stampSymbols()}${Object.entries(GLYPHS)
    .map(([id, d]) => `<symbol id="g-${id}" viewBox="0 0 24 24">${d}</symbol>`)
    .join("")}` +
  hatch("hatch", 7, 2.2, 45, "currentColor") +
  hatch("hatch-fine", 4, 1, 45, "currentColor") +
  range(MAX_SEATS)
    .map(i => hatch(`hatch-${i + 1}`, 8, 3.4, nth(HATCH_ANGLES, i, "HATCH_ANGLES"), `var(--p${i + 1})`))
    .join("") +
  "</defs>";

/* Size 0, not display:none, or patterns and symbols would vanish with it. */
export const Defs = () => (
  <svg class="defs" aria-hidden="true" dangerouslySetInnerHTML={{ __html: SOURCE }} />
);
