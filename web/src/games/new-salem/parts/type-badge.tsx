/* Buildings as cards: large in the hand, small in a town, three of a set as one panorama. */
import type { BuildingType } from "../model";
import { TypeMark } from "./type-mark";

export const TypeBadge = ({
  type,
  size = 24,
  label,
}: {
  type: BuildingType;
  size?: number;
  label?: string;
}) => (
  <svg
    class="ns-type"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    role={label ? "img" : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : "true"}
  >
    <svg aria-hidden="true">
      {label && <title>{label}</title>}
      <TypeMark type={type} x={12} y={12} r={10.8} />
    </svg>
  </svg>
);
