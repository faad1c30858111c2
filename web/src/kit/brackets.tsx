/** Corner brackets round the last move. */
export const Brackets = ({
  x,
  y,
  w,
  h,
  k = 12,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  k?: number;
}) => (
  <path
    class="last-line"
    d={`M${x} ${y + k}V${y}H${x + k}M${x + w - k} ${y}H${x + w}V${y + k}M${x + w} ${y + h - k}V${y + h}H${x + w - k}M${x + k} ${y + h}H${x}V${y + h - k}`}
  />
);
