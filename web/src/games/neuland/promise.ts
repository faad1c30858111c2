/* How an action looks at first sight, so that lists can tell the best first. Rough on purpose: advice is the bots'. */
import { need } from "../../lookup";
import type { LegalAction } from "../../types";
import { effectOf, type Good, type Plan, type PlanStep, standing, type Tile } from "./model";
import type { Play } from "./play";

/** Time that a banner is worth. */
const BANNER = 6;
/** Banners now; then what leads to them, then paying, what a mine gives, the nearest end, what takes least time, later ends. */
const BANNERS = 1000,
  PLANNED = 500,
  PAYING = 200,
  MARKER = 150,
  MINERALS = 120,
  ENDING = 100,
  ANY = 50;
/** A good that is farther takes more time to bring. */
const NEAR = 2,
  FAR = 20;
/** Raw metal is only found; coal can be burnt anywhere. The first is wished most. */
const WISHED = ["raw_silver", "raw_iron", "coal"];

interface Hope extends Plan {
  possession: NonNullable<Plan["possession"]>;
}
const isHope = (plan: Plan): plan is Hope => plan.possession !== undefined;

/** The plan for a possession that has the most banners for the least time. */
function bestHope({ table: { view, me } }: Play): Hope | undefined {
  const { board, aids } = view.value,
    left = board.seats[me.value ?? 0]?.banners ?? 0,
    worth = ({ possession, time }: Hope) =>
      BANNER * Math.min(left, need(aids.tiles[possession], "tiles").banners) - time;
  return aids.plans.filter(isHope).sort((a, b) => worth(b) - worth(a))[0];
}

/** The goods that a possession needs, the one that builds it included, and the reader does not hold. */
function missing(play: Play, { possession }: Hope): readonly Good[] {
  const { board, aids } = play.table.view.value,
    { recipes, cost } = need(aids.tiles[possession], "tiles"),
    stands = standing(board).some(({ building }) => building === possession),
    needed = [...(recipes[0]?.inputs ?? []), ...(cost && !stands ? [cost] : [])];
  for (const good of held(play)) {
    const at = needed.indexOf(good);
    if (at >= 0) needed.splice(at, 1);
  }
  return needed;
}

const held = ({ table: { view, me } }: Play): readonly Good[] =>
  standing(view.value.board).flatMap(({ worker, good }) => (worker === me.value && good ? [good] : []));

/** On the way to a possession that is too far for this turn: its workshops, then the goods that take longest. */
function towards(play: Play, hope: Hope): readonly LegalAction[] {
  const { tiles, plans } = play.table.view.value.aids,
    tileOf = ({ building }: PlanStep): Tile => need(tiles[building], "tiles"),
    /* A possession that stands open at the end of the turn is the next player's. */
    shared = (step: PlanStep) => step.do !== "build" || !tileOf(step).family,
    toGet = (good: Good | null) => plans.find(plan => plan.good && plan.good === good),
    begin = (plan: Plan | undefined) =>
      plan?.steps.slice(0, 1).flatMap(step => (shared(step) ? (play.legalStep(step) ?? []) : [])) ?? [],
    workshops = hope.steps.filter(step => step.do === "build" && shared(step)),
    goods = new Set(missing(play, hope));
  return [
    ...workshops.flatMap(step => {
      const { cost } = tileOf(step),
        built = play.legalStep(step);
      return built ? [built] : cost && !held(play).includes(cost) ? begin(toGet(cost)) : [];
    }),
    ...[...goods]
      .flatMap(good => toGet(good) ?? [])
      .sort((a, b) => b.time - a.time)
      .flatMap(begin),
  ];
}

/** What leads to banners, the best first. */
function planned(play: Play): readonly LegalAction[] {
  const hope = bestHope(play);
  if (!hope) return [];
  const [first] = hope.steps;
  if (!hope.this_turn) return towards(play, hope);
  return [first && play.legalStep(first)].filter(action => action !== undefined);
}

/** Minerals as they would lie: the top one weighs most. */
const wished = ({ action: { top, middle, bottom, mineral } }: LegalAction): number =>
  (mineral ? [mineral] : [top, middle, bottom]).reduce<number>(
    (sum, one, at) => sum + WISHED.indexOf(String(one)) / 10 ** at,
    0,
  );

export function judge(play: Play): (action: LegalAction) => number {
  const steps = planned(play).map(({ id }) => id),
    [nearest] = play.table.legal.value.of("end-turn");
  return action => {
    const { banners = 0, time = 0, total = 0, distance = 0, spoils } = effectOf(action),
      at = steps.indexOf(action.id);
    if (banners) return BANNERS + BANNER * banners - time;
    if (at >= 0) return PLANNED - at;
    switch (action.action.kind) {
      case "end-turn":
        return action === nearest ? ENDING : -total;
      case "pay":
        return PAYING - distance - (distance > NEAR ? FAR : 0) + (spoils ? 0.5 : 0);
      case "pay-marker":
        return MARKER;
      case "stack":
      case "take":
        return MINERALS - wished(action);
      default:
        return ANY - time;
    }
  };
}
