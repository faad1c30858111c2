/* The pointing hand, and a frame round everything that a step means. Both follow the board as it moves. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TableStore } from "../state/table";
import { Hand } from "./hand";
import { isInSight, isVisible, nextOf, tabOf, targetOf } from "./targets";
import "./pointer.css";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Shown {
  boxes: readonly Box[];
  /** Where the finger points; null when a whole part is meant. */
  tip: Box | null;
}

/** How often the page is measured (ms): boards zoom, pieces travel. */
const PULSE = 250;
/** What is larger in both directions (px) is framed, not pointed at: the finger would mean some spot of it. */
const LARGE = 240;
const NOTHING: Shown = { boxes: [], tip: null };

const boxOf = (target: Element): Box => {
  const { x, y, width, height } = target.getBoundingClientRect();
  return { x, y, width, height };
};

const targetsOf = (store: TableStore, points: readonly string[]): Element[] => {
  const letters = store.seats.peek().map(seat => seat.letter);
  return points.flatMap(point => targetOf(point, document, letters) ?? []);
};

function measured(store: TableStore, points: readonly string[]): Shown {
  const targets = targetsOf(store, points),
    seen = targets.filter(target => isVisible(target) && isInSight(target)),
    next = nextOf(seen),
    tip = next && !points.some(point => point.startsWith("@")) ? boxOf(next) : null;
  return { boxes: seen.map(boxOf), tip: tip && tip.width > LARGE && tip.height > LARGE ? null : tip };
}

/** A small screen turns to where the thing is, once for every new thing; from the prompt to the board it is about.
    False as long as there is nothing to turn to. */
function turnTo(store: TableStore, points: readonly string[]): boolean {
  const targets = targetsOf(store, points),
    [first] = targets;
  if (!first) return false;
  const tab = targets.some(isVisible) && !points.includes("@prompt") ? null : tabOf(first);
  if (tab) store.tab.value = tab;
  return true;
}

/** What lies further down a list is brought up; true when there was something to look at. */
function bring(store: TableStore, points: readonly string[]): boolean {
  const targets = targetsOf(store, points).filter(isVisible);
  for (const target of targets)
    if (!isInSight(target)) target.scrollIntoView({ block: "center", inline: "center" });
  return targets.length > 0;
}

/** The hand comes from below at the right; at the page's edge from the left. */
function Tip({ box }: { box: Box }) {
  const x = box.x + box.width * 0.72,
    y = box.y + box.height * 0.72,
    flip = x + 96 > innerWidth;
  return (
    <div class="lesson-hand" style={{ left: `${x}px`, top: `${y}px` }}>
      <Hand flip={flip} />
    </div>
  );
}

interface PointerProps {
  store: TableStore;
  points: readonly string[];
  /** The step that points: another one may mean the same thing again. */
  step: string;
}

export function Pointer({ store, points, step }: PointerProps) {
  const shown = useSignal<Shown>(NOTHING),
    key = [step, ...points].join(" ");
  useEffect(() => {
    let [turned, brought] = [false, false];
    const measure = () => {
      if (!turned) turned = turnTo(store, points);
      if (!brought) brought = bring(store, points);
      const now = measured(store, points);
      if (JSON.stringify(now) !== JSON.stringify(shown.peek())) shown.value = now;
    };
    measure();
    const pulse = setInterval(measure, PULSE);
    return () => {
      clearInterval(pulse);
      shown.value = NOTHING;
    };
  }, [key]);
  return (
    <div class="lesson-points" aria-hidden="true">
      {shown.value.boxes.map(({ x, y, width, height }, i) => (
        <i key={i} style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }} />
      ))}
      {shown.value.tip && <Tip box={shown.value.tip} />}
    </div>
  );
}
