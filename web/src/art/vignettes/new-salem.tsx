/* New Salem: a town at night. */
import { gouge, range } from "../../kit";
import { arch, gable, pane, roof, shade, slope, wall } from "../../kit/woodcut";
import { Raw } from "../raw";
import { Sky } from "./sky";

const NIGHT = "#3A3F57",
  DARK = "#14110F",
  LAMP = "#F4C95A";

const HOUSES =
  gable(20, 80, 54, 30, 28, "#6C4A63") +
  pane(28, 58, 9, 10, LAMP) +
  pane(56, 58, 9, 10, LAMP) +
  arch(41, 80, 12, 17, DARK) +
  wall(60, 22, 8, 14, "#6b5048") +
  wall(92, 30, 40, 50) +
  shade(92, 30, 40, 50, 5) +
  roof(87, 30, 50, 24, "#8E3A32") +
  slope(87, 30, 50, 24) +
  pane(99, 38, 8, 10, LAMP) +
  pane(117, 38, 8, 10) +
  pane(99, 56, 8, 10) +
  arch(113, 80, 12, 20, DARK) +
  gable(148, 80, 44, 24, 20, "#4D5A4A") +
  pane(155, 62, 8, 9) +
  pane(177, 62, 8, 9, LAMP) +
  arch(165, 80, 10, 14, DARK);

export const NewSalem = () => (
  <>
    <rect width="260" height="148" fill={NIGHT} />
    <Sky ink="#6C7390" seed={13} n={13} gap={7.5} />
    <circle cx="190" cy="46" r="30" fill="#F3E2B3" />
    <path
      d={range(6)
        .map(i => gouge(166 + i, 32 + i * 7, 212 - i * 2, 30 + i * 7, 1))
        .join("")}
      fill={NIGHT}
      opacity=".3"
    />
    <path d="M0 112Q70 96 140 108T260 100V148H0z" fill="#2A2F3A" stroke={DARK} stroke-width="1.5" />
    <g transform="translate(0 32)">
      <Raw svg={HOUSES} />
    </g>
    <path d="M200 116h46v4h-46zM204 120v14M242 120v14" stroke={DARK} stroke-width="2.6" fill={DARK} />
    <path d="M212 116V62h26M212 76l12-14M234 62v12" fill="none" stroke={DARK} stroke-width="3.2" />
    <ellipse cx="234" cy="78" rx="3.4" ry="4.6" fill="none" stroke={DARK} stroke-width="1.6" />
    <path
      d={
        gouge(8, 134, 10, 62, 3.5) +
        gouge(9, 96, -6, 66, 1.6, 3) +
        gouge(10, 86, 26, 58, 1.6, -3) +
        gouge(10, 74, 0, 48, 1.2) +
        gouge(18, 72, 34, 66, 1) +
        gouge(150, 26, 160, 22, 1.8, 4) +
        gouge(160, 22, 172, 25, 1.8, 4) +
        gouge(132, 40, 140, 37, 1.4, 3) +
        gouge(140, 37, 149, 39, 1.4, 3)
      }
      fill={DARK}
    />
    <g transform="translate(78 138)" fill={DARK}>
      <path d="M-7 0L-4-18H4L7 0zM-9-19H9L2-22L4-36L-3-22z" />
      <circle cy="-20" r="3.5" />
    </g>
    <g transform="translate(98 140)" fill={DARK}>
      <path d="M-7 0L-4-17H4L7 0zM-8-21H8M-5-21V-29H5V-21z" stroke={DARK} stroke-width="1.6" />
      <circle cy="-19" r="3.5" />
    </g>
  </>
);
