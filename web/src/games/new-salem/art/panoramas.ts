/* A panorama per type, 300 x 90, as SVG source; cards show their third of it. */

import { dice, gouge, INK, range } from "../../../kit";
import {
  arch,
  bareTree,
  cross,
  gable,
  hill,
  pane,
  person,
  roof,
  shade,
  slope,
  smoke,
  wall,
} from "../../../kit/woodcut";
import { type BuildingType, TYPES } from "../model";

/** A building type's colour. */
const c = (type: BuildingType): string => `var(--b-${type})`;
const CREAM = "var(--card)";

/** Sky cut in long strokes; the dead lie under the moon. */
function sky(type: BuildingType, moon = false): string {
  const r = dice(type.length * 31 + type.charCodeAt(1));
  let d = "";
  range(11).forEach(i => {
    const y = 5 + i * 5;
    let x = -10;
    while (x < 300) {
      const w = 20 + r() * 54;
      if (r() > 0.3) d += gouge(x, y, x + w, y + r() - 0.5, 0.85);
      x += w + 4 + r() * 22;
    }
  });
  return (
    `<rect width="300" height="90"` +
    ` fill="color-mix(in srgb, var(--b-${type}) ${moon ? 62 : 34}%, var(--card))"/><path d="${d}"` +
    ` fill="${moon ? "#F7EEDB" : `var(--b-${type})`}" opacity="${moon ? 0.4 : 0.55}"/>`
  );
}

const ground = (type: BuildingType): string =>
  `<path d="M0 76Q75 71 150 75T300 74V90H0z" fill="color-mix(in srgb, var(--b-${type}) 50%, #6d5a45)"` +
  ` stroke="${INK}" stroke-width="1.2"/><path d="${range(22)
    .map(i => gouge(4 + i * 14, 80 + (i % 3) * 3, 20 + i * 14, 79 + (i % 3) * 3.3, 0.8))
    .join("")}" fill="${INK}" opacity=".7"/>`;

const SCENE: Readonly<Record<BuildingType, () => string>> = {
  entertainment: () =>
    sky("entertainment") +
    hill("M0 66Q60 50 130 62T300 58V90H0z", "#C98F77") +
    ground("entertainment") +
    wall(24, 40, 54, 37) +
    shade(24, 40, 54, 37, 6) +
    `<path d="M20 40h62l-8-13H28z" fill="${c("entertainment")}" stroke="${INK}" stroke-width="1.3"/>` +
    `<path d="M36 40v37M51 40v37M66 40v37M24 56h54" stroke="${INK}" stroke-width="1.8"/>` +
    pane(28, 45) +
    pane(41, 45) +
    pane(57, 45) +
    pane(69, 45, 5) +
    arch(45, 77, 12, 16) +
    `<path d="M51 27V9" stroke="${INK}" stroke-width="1.5"/>` +
    `<path d="M51 9q9 2 15 0l-4 4 4 5q-8 1-15-1z" fill="${c("entertainment")}" stroke="${INK}"/>` +
    gable(116, 77, 62, 27, 26, c("entertainment")) +
    pane(124, 57, 9, 9, "#F4C95A") +
    pane(161, 57, 9, 9, "#F4C95A") +
    arch(141, 77, 13, 19) +
    wall(166, 28, 8, 15, "#A8523F") +
    smoke(170, 26) +
    `<path d="M100 50h13M104 50v4" stroke="${INK}" stroke-width="1.6"/>` +
    `<path d="M97 54h14v11h-14z" fill="${CREAM}" stroke="${INK}" stroke-width="1.2"/>` +
    `<path d="M101 57h5v6h-5zM106 58q3 1 0 4" fill="none" stroke="${INK}" stroke-width="1.2"/>` +
    wall(214, 28, 38, 49) +
    shade(214, 28, 38, 49, 5) +
    roof(210, 28, 46, 20, c("entertainment")) +
    slope(210, 28, 46, 20) +
    `<path d="M210 53h46v4h-46z" fill="${c("entertainment")}" stroke="${INK}"/>` +
    `<path d="M213 53v-7h40v7M219 46v7M226 46v7M233 46v7M240 46v7M247 46v7" fill="none" stroke="${INK}" stroke-width="1.2"/>` +
    arch(219, 45, 8, 12, "#B8433A") +
    arch(238, 45, 8, 12, "#B8433A") +
    arch(228, 77, 10, 16) +
    `<circle cx="262" cy="62" r="4" fill="#F4C95A" stroke="${INK}"/>` +
    `<path d="M262 52v6M252 52h10" stroke="${INK}" stroke-width="1.4"/>` +
    person(88, 79) +
    person(190, 80) +
    bareTree(284, 76, 28),
  trade: () =>
    sky("trade") +
    hill("M0 62Q80 48 160 60T300 54V90H0z", "#A9BB93") +
    ground("trade") +
    [14, 44, 72]
      .map(
        (x, i) =>
          `<path d="M${x + 2} 77V52M${x + 20} 77V52" stroke="${INK}" stroke-width="1.8"/>` +
          `<path d="M${x - 2} 55l5-12h17l5 12z" fill="${i % 2 ? CREAM : c("trade")}" stroke="${INK}" stroke-width="1.2"/>` +
          `<path d="M${x + 4} 43l-2 12M${x + 12} 43v12M${x + 18} 43l3 12" stroke="${INK}"/>` +
          `<path d="M${x + 1} 66h21v6h-21z" fill="#B98A5C" stroke="${INK}"/>` +
          `<circle cx="${x + 6}" cy="64" r="2.6" fill="#C9481F" stroke="${INK}" stroke-width=".8"/>` +
          `<circle cx="${x + 12}" cy="64" r="2.6" fill="#E4B540" stroke="${INK}" stroke-width=".8"/>` +
          `<circle cx="${x + 17}" cy="64" r="2.6" fill="#4E7C57" stroke="${INK}" stroke-width=".8"/>`,
      )
      .join("") +
    person(40, 81) +
    person(68, 82) +
    gable(116, 77, 58, 22, 20, c("trade")) +
    wall(158, 22, 14, 34, "#A8705A") +
    shade(158, 22, 14, 34, 3) +
    smoke(164, 20) +
    `<path d="M122 77V60h24v17z" fill="${INK}"/><path d="M126 77q8-16 16 0z" fill="#E08A2E"/>` +
    `<path d="M130 77q4-9 8 0z" fill="#F4C95A"/>` +
    `<path d="M180 77v-6h-5l2-4h15l2 4h-6v6z" fill="${INK}"/>` +
    gable(214, 77, 64, 26, 24, "#8A4A3A") +
    `<path d="M234 77V58h24v19zM234 58l24 19M258 58l-24 19" fill="${CREAM}" stroke="${INK}" stroke-width="1.3"/>` +
    `<circle cx="246" cy="43" r="4.5" fill="${INK}"/>` +
    `<path d="M284 52v10q0 5-4 4t-2-5" fill="none" stroke="${INK}" stroke-width="1.6"/>` +
    `<path d="M276 52h10M286 50v27" stroke="${INK}" stroke-width="1.8"/>`,
  finance: () =>
    sky("finance") +
    hill("M0 64Q70 56 150 62T300 60V90H0z", "#D9C28B") +
    ground("finance") +
    wall(18, 44, 66, 33) +
    `<path d="M14 44h74v-5H14z" fill="${CREAM}" stroke="${INK}" stroke-width="1.2"/>` +
    roof(14, 39, 74, 21, c("finance")) +
    `<circle cx="51" cy="32" r="4.5" fill="${CREAM}" stroke="${INK}"/>` +
    `<path d="M14 77h74v4H14zM24 47v27M34 47v27M68 47v27M78 47v27" stroke="${INK}" stroke-width="1" fill="${CREAM}"/>` +
    `<path d="M22 47h4v28h-4zM32 47h4v28h-4zM66 47h4v28h-4zM76 47h4v28h-4z" fill="${CREAM}" stroke="${INK}" stroke-width="1.1"/>` +
    arch(44, 77, 14, 24) +
    wall(122, 30, 54, 47) +
    shade(122, 30, 54, 47, 6) +
    `<path d="M119 30v-6h8v-6h8v-6h8v-5h12v5h8v6h8v6h8v6z" fill="${c("finance")}" stroke="${INK}" stroke-width="1.3"/>` +
    [35, 50].map(y => [128, 140, 152, 163].map(x => pane(x, y, 7, 10)).join("")).join("") +
    arch(143, 77, 12, 13) +
    pane(146, 14, 6, 8) +
    gable(218, 77, 48, 32, 24, "#9B6B4A") +
    wall(223, 56, 16, 13, "#F4C95A") +
    `<path d="M231 56v13M223 62h16" stroke="${INK}"/>` +
    arch(248, 77, 11, 20) +
    `<path d="M204 44h14" stroke="${INK}" stroke-width="1.8"/>` +
    `<circle cx="206" cy="50" r="3.6" fill="#E4B540" stroke="${INK}"/>` +
    `<circle cx="213" cy="50" r="3.6" fill="#E4B540" stroke="${INK}"/>` +
    `<circle cx="209.5" cy="56" r="3.6" fill="#E4B540" stroke="${INK}"/>` +
    person(104, 80) +
    person(192, 81) +
    bareTree(285, 76, 30),
  education: () =>
    sky("education") +
    hill("M0 60Q90 46 170 58T300 56V90H0z", "#B7A7BC") +
    ground("education") +
    gable(24, 77, 56, 27, 18, c("education")) +
    pane(31, 56, 8, 11) +
    pane(65, 56, 8, 11) +
    arch(46, 77, 12, 17) +
    wall(44, 22, 16, 14) +
    roof(41, 22, 22, 16, c("education")) +
    `<path d="M48 33q0-7 4-7t4 7z" fill="#E4B540" stroke="${INK}"/>` +
    person(88, 79) +
    person(94, 80) +
    wall(112, 38, 76, 39) +
    shade(112, 38, 76, 39, 7) +
    `<path d="M108 38h84v-5h-84z" fill="${c("education")}" stroke="${INK}" stroke-width="1.2"/>` +
    `<path d="M116 33l8-9h52l8 9z" fill="${c("education")}" stroke="${INK}" stroke-width="1.2"/>` +
    [118, 131, 159, 172].map(x => arch(x, 66, 8, 20)).join("") +
    arch(144, 77, 12, 28) +
    `<path d="M140 77h20v3h-20z" fill="${CREAM}" stroke="${INK}"/>` +
    gable(214, 77, 44, 36, 26, c("education")) +
    wall(256, 46, 22, 31) +
    `<path d="M253 46h28l-6-9h-16z" fill="${c("education")}" stroke="${INK}" stroke-width="1.2"/>` +
    pane(220, 50, 9, 12, "#8CCBEA") +
    pane(240, 50, 9, 12, "#8CCBEA") +
    arch(231, 77, 10, 13) +
    arch(262, 77, 10, 20) +
    `<path d="M266 37v-12h4v12" fill="${CREAM}" stroke="${INK}" stroke-width="1.2"/>` +
    smoke(268, 24) +
    `<path d="M292 76V64l-5-2M292 64l4-3" stroke="${INK}" stroke-width="1.4" fill="none"/>`,
  death: () =>
    sky("death", true) +
    `<circle cx="196" cy="20" r="12" fill="var(--card)"/>` +
    `<circle cx="201" cy="18" r="10" fill="color-mix(in srgb, var(--b-death) 62%, var(--card))"/>` +
    hill("M0 64Q70 52 150 62T300 58V90H0z", "#7C828A") +
    ground("death") +
    gable(22, 77, 58, 24, 26, c("death")) +
    cross(51, 28, 14) +
    arch(44, 77, 14, 20) +
    arch(29, 70, 7, 12) +
    arch(66, 70, 7, 12) +
    (
      [
        [112, 10],
        [128, 13],
        [168, 11],
        [184, 14],
      ] as const
    )
      .map(
        ([x, h]) =>
          `<path d="M${x} 78v${-h + 5}a5 5 0 0 1 10 0v${h - 5}z" fill="${CREAM}" stroke="${INK}" stroke-width="1.2"/>`,
      )
      .join("") +
    cross(158, 78, 20) +
    bareTree(146, 78, 46) +
    `<path d="M100 80V66M104 80V66M108 80V66M98 70h14M190 82V68M194 82V68M198 82V68M202 82V68M188 72h18"` +
    ` stroke="${INK}" stroke-width="1.5"/>` +
    wall(222, 42, 58, 35, "#D9D3C6") +
    shade(222, 42, 58, 35, 6) +
    `<path d="M216 42h70l-35-20z" fill="${c("death")}" stroke="${INK}" stroke-width="1.3"/>` +
    `<path d="M228 42h5v35h-5zM269 42h5v35h-5z" fill="${CREAM}" stroke="${INK}"/>` +
    arch(241, 77, 20, 28) +
    `<path d="M244 77V58M251 77V52M258 77V58" stroke="#D9D3C6" stroke-width="1.3"/>` +
    cross(251, 24, 11) +
    `<path d="` +
    gouge(60, 16, 70, 13, 1.5, 3) +
    gouge(70, 13, 80, 16, 1.5, 3) +
    gouge(92, 24, 99, 22, 1.2, 2) +
    gouge(99, 22, 106, 24, 1.2, 2) +
    `" fill="${INK}"/>`,
  justice: () =>
    `<rect width="300" height="90" fill="#CBD3D4"/>` +
    sky("justice").replace(/<rect[^>]*>/, "") +
    hill("M0 62Q80 52 160 60T300 56V90H0z", "#B5B8AE") +
    `<path d="M0 76Q75 71 150 75T300 74V90H0z" fill="#9C9485" stroke="${INK}" stroke-width="1.2"/><path d="${range(
      22,
    )
      .map(i => gouge(4 + i * 14, 80 + (i % 3) * 3, 20 + i * 14, 79 + (i % 3) * 3.3, 0.8))
      .join("")}" fill="${INK}" opacity=".7"/>` +
    wall(16, 46, 70, 31) +
    shade(16, 46, 70, 31, 4) +
    roof(12, 46, 78, 16, "#EFE9DC") +
    wall(42, 20, 18, 14) +
    `<path d="M40 20a11 9 0 0 1 22 0z" fill="#71808A" stroke="${INK}" stroke-width="1.3"/>` +
    `<path d="M51 11V4" stroke="${INK}" stroke-width="1.5"/>` +
    [22, 33, 62, 73].map(x => `<path d="M${x} 48h5v29h-5z" fill="${CREAM}" stroke="${INK}"/>`).join("") +
    arch(44, 77, 14, 22) +
    wall(114, 34, 70, 43, "#B9B3AB") +
    shade(114, 34, 70, 43, 7) +
    `<path d="M110 34v-8h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v4h8v4z" fill="#8F8981" stroke="${INK}" stroke-width="1.2"/>` +
    [122, 140, 160]
      .map(
        x =>
          pane(x, 42, 12, 11) +
          `<path d="M${x + 3} 42v11M${x + 6} 42v11M${x + 9} 42v11" stroke="#B9B3AB" stroke-width="1.3"/>`,
      )
      .join("") +
    arch(143, 77, 14, 19) +
    `<path d="M120 60h14M164 64h12M122 70h10" stroke="${INK}" stroke-width="1"/>` +
    `<path d="M216 62h64v5h-64z" fill="#9B6B4A" stroke="${INK}" stroke-width="1.2"/>` +
    `<path d="M220 67v11M234 67v11M262 67v11M276 67v11M220 67l14 11M262 67l14 11" stroke="${INK}" stroke-width="2"/>` +
    `<path d="M232 62V18h34M232 30l12-12" fill="none" stroke="${INK}" stroke-width="3.6"/>` +
    `<path d="M260 18v14" stroke="${INK}" stroke-width="1.6"/>` +
    `<ellipse cx="260" cy="36" rx="3.6" ry="4.8" fill="none" stroke="${INK}" stroke-width="1.7"/>` +
    `<path d="M206 78l10-16" stroke="${INK}" stroke-width="2"/>` +
    bareTree(292, 76, 32) +
    person(98, 80) +
    person(196, 81) +
    person(202, 82),
};

export const PANORAMAS =
  `<defs>` +
  `${TYPES.map(type => `<symbol id="ns-${type}" viewBox="0 0 300 90" overflow="visible">${SCENE[type]()}</symbol>`).join("")}</defs>`;
