/* Buildings on their rhombi, workers, goods. Along a rhombus' long axis lie inputs, good and worker. */
import { Good } from "../../../kit";
import { glyphOf } from "../model";

export const GoodChip = ({ good, size }: { good: string; size?: number }) => (
  <Good name={glyphOf(good)} size={size} />
);
