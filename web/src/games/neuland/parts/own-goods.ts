/* The goods of the viewer, and goods as arguments of a text. */

import { type Slot, standing } from "../model";
import type { Play } from "../play";

export const ownGoods = (play: Play): readonly Slot[] =>
  standing(play.table.view.value.board).filter(s => s.worker !== null && s.worker === play.table.me.value);

export const goodsOf = (goods: readonly string[]) => goods.map(g => ({ label: `good-${g}` }));
