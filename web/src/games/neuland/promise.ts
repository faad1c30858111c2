/* How an action looks at first sight, so that lists can tell the best first. Rough on purpose: advice is the bots'. */
import type { LegalAction } from "../../types";
import { effectOf, type Plan, standing } from "./model";
import type { Play } from "./play";

/** Time that a banner is worth. */
const BANNER = 6;
/** Banners now; then what leads to them, then paying, then ending the turn soon, then whatever takes least time. */
const BANNERS = 1000,
  PLANNED = 500,
  PAYING = 200,
  MARKER = 190,
  SPOILING = 20,
  ENDING = 100,
  ANY = 50;

/** Plans for possessions, the most banners for the least time first. */
function hopes({ table: { view, me } }: Play): readonly Plan[] {
  const { board, aids } = view.value,
    left = board.seats[me.value ?? 0]?.banners ?? 0,
    worth = (plan: Plan) =>
      BANNER * Math.min(left, plan.possession ? (aids.tiles[plan.possession]?.banners ?? 0) : 0) - plan.time;
  return aids.plans.filter(plan => plan.possession).sort((a, b) => worth(b) - worth(a));
}

/** The goods that a possession needs and the reader does not hold. */
function missing({ table: { view, me } }: Play, plan: Plan): readonly string[] {
  const { board, aids } = view.value,
    needed: string[] = plan.possession ? [...(aids.tiles[plan.possession]?.recipes[0]?.inputs ?? [])] : [];
  for (const { worker, good } of standing(board)) {
    const at = worker === me.value && good ? needed.indexOf(good) : -1;
    if (at >= 0) needed.splice(at, 1);
  }
  return needed;
}

/** What leads to banners, the best first: to those of this turn; else what one builds or produces for them. */
function planned(play: Play): readonly LegalAction[] {
  const all = hopes(play),
    [best] = all,
    firsts = (plans: readonly Plan[]) =>
      plans.flatMap(({ steps: [first] }) => (first ? (play.legalStep(first) ?? []) : [])),
    now = firsts(all.filter(plan => plan.this_turn));
  if (now.length || !best) return now;
  const built = best.steps.filter(step => step.do === "build").flatMap(step => play.legalStep(step) ?? []),
    goods = missing(play, best),
    produced = play.table.view.value.aids.plans
      .filter(plan => plan.this_turn && plan.good && goods.includes(plan.good))
      .sort((a, b) => b.time - a.time);
  return built.length ? built : firsts(produced);
}

export function judge(play: Play): (action: LegalAction) => number {
  const steps = planned(play).map(({ id }) => id);
  return action => {
    const { banners = 0, time = 0, total = 0, spoils } = effectOf(action),
      at = steps.indexOf(action.id);
    if (banners) return BANNERS + BANNER * banners - time;
    if (at >= 0) return PLANNED - at;
    switch (action.action.kind) {
      case "end-turn":
        return ENDING - total;
      case "pay":
        return PAYING + (spoils ? SPOILING : 0) - time;
      case "pay-marker":
        return MARKER;
      default:
        return ANY - time;
    }
  };
}
