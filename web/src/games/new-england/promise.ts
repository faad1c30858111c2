/* How an action looks at first sight, so that lists can tell the best first. Rough on purpose: advice is the bots'. */
import type { LegalAction } from "../../types";
import { type Aids, type Board, effectOf, isFigure, majorityOf, type Space, spacesOf } from "./model";
import type { Play } from "./play";

/** Points that a shilling is worth while there is much to buy; more of them than so many a round cannot be used. */
const SHILLING = 0.18,
  PURSE = 6,
  SAVINGS = 2.5;
/** With fewer rounds left land counts less and less. */
const LATE = 6,
  SOON = 4;
/** What a land tile adds to a little, some or much undeveloped land of its type; what a developed space costs. */
const TILE = [2.4, 1.8, 0.9] as const,
  LAND = 0.5;
/** So much of the offer goes with each player before. */
const TAKEN = 1.6,
  ON_OFFER = 9,
  USUAL = 6;
/** How far round a start tile one looks for room. */
const ROOM = 3;

/** The position as it is judged. */
class Outlook {
  private readonly spaces: readonly Space[];
  readonly rounds: number;
  constructor(
    private readonly board: Board,
    private readonly aids: Aids,
    private readonly me: number,
  ) {
    this.spaces = [...spacesOf(board).values()];
    this.rounds = (aids.tiles_left + aids.cards_left) / ON_OFFER + 1;
  }
  private get late(): number {
    return Math.min(1, this.rounds / LATE);
  }
  /** What spending costs: money that cannot be used any more costs nothing. */
  cost(money: number, price: number): number {
    const worth = (n: number) =>
      SHILLING * Math.min(1, this.rounds / SOON) * Math.min(n, PURSE + SAVINGS * this.rounds);
    return worth(money) - worth(money - price);
  }
  /** What an item of the offer adds once it is settled. */
  gain(item: string): number {
    const { board, aids, me, late } = this,
      card = aids.card_list.find(one => one.card === item);
    if (!card) {
      const land = this.spaces.filter(s => s.seat === me && s.terrain === item && !s.developed).length;
      return TILE[land < 3 ? 0 : land < 5 ? 1 : 2] * late;
    }
    if (!isFigure(item)) return card.points - card.cells.length * LAND * late;
    const own = board.seats[me]?.figures[item] ?? 0,
      income = item === "pilgrim" && own < 4 ? SHILLING * this.rounds : 0,
      barn = item === "barn" ? 0.8 * late : 0;
    return 1 - 0.2 * late + income - barn + 0.35 * majorityOf(aids, item).bonus * (own > 2 ? 0.5 : 1);
  }
  /** The best of the offer, as far as it will probably still be there at this marker's turn. */
  marker(number: number, purchases: number): number {
    const others = this.board.seats.filter((_, seat) => seat !== this.me).map(seat => seat.marker),
      open = Array.from({ length: USUAL }, (_, i) => i + 1).filter(n => !others.includes(n)),
      before =
        others.filter(n => n !== null && n > number).length +
        (others.filter(n => n === null).length * open.filter(n => n > number).length) /
          Math.max(1, open.length),
      there = (1 - TAKEN / ON_OFFER) ** before,
      money = this.board.seats[this.me]?.money ?? 0,
      cost = this.cost(money, number * purchases) / Math.max(1, purchases);
    let left = purchases,
      sum = 0;
    for (const gain of this.wishes()) {
      if (gain <= cost || left <= 0) break;
      sum += there * Math.min(1, left) * (gain - cost);
      left -= there;
    }
    return sum;
  }
  private wishes(): number[] {
    return (this.aids.offer ?? [])
      .flatMap(one => (one?.placeable ? [this.gain(one.item)] : []))
      .sort((a, b) => b - a);
  }
  /** Own undeveloped land and free land beside a space. */
  beside(name: string): number {
    return this.near(name, 1).reduce(
      (sum, s) => sum + (s.seat === undefined ? 0.3 : Number(s.seat === this.me && !s.developed)),
      0,
    );
  }
  room(name: string): number {
    return this.near(name, ROOM).filter(s => s.seat === undefined).length;
  }
  developed(names: readonly string[]): boolean {
    return this.spaces.every(s => !names.includes(s.name) || s.developed);
  }
  private near(name: string, far: number): Space[] {
    const here = this.spaces.find(s => s.name === name);
    return this.spaces.filter(s => {
      const steps = here ? Math.abs(s.row - here.row) + Math.abs(s.column - here.column) : 0;
      return steps > 0 && steps <= far;
    });
  }
}

/** What is drawn for the offer: land while there is time to use it. */
const wanted = (rounds: number): number => (rounds > LATE ? 5 : rounds > 3 ? 4 : 2);

export function judge({ table: { view, me } }: Play): (action: LegalAction) => number {
  const { board, aids } = view.value,
    outlook = new Outlook(board, aids, me.value ?? 0);
  return action => {
    const { kind, tiles, number, item, space } = action.action,
      { ends, purchases = 0, price = 0, money = 0, points = 0, spaces = [], tile = [] } = effectOf(action);
    switch (kind) {
      case "announce":
        return ends ? -ON_OFFER : 1 - Math.abs(Number(tiles) - wanted(outlook.rounds));
      case "take-marker":
        return outlook.marker(Number(number), purchases);
      case "buy":
        return outlook.gain(String(item)) - outlook.cost(money + price, price);
      case "develop":
        return points - 0.2 * spaces.length;
      case "place-start":
        return spaces.reduce((sum, name) => sum + outlook.room(name), 0);
      case "lay-tile":
        return 1 + outlook.beside(String(space));
      case "place-figure":
        return 1 + (outlook.developed(tile) ? 0.5 : 0) - 0.2 * tile.length;
      case "end-turn":
        return 0;
      case "move":
        return -1;
      default:
        return 0.3;
    }
  };
}
