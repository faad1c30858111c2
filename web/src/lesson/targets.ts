/* Where on the page a step's points are: "b3" a cell of the board, "own/b3" of one's own area, "seat:2" where a player
   is, "@own" a whole part. */
const PARTS: Readonly<Record<string, string>> = {
  board: ".board",
  own: ".own",
  prompt: ".prompt",
  players: ".others",
  log: ".talk",
};

export function targetOf(point: string, root: ParentNode, letters: readonly string[]): Element | null {
  if (point.startsWith("@")) return root.querySelector(PARTS[point.slice(1)] ?? "");
  const [part, cell] = point.includes("/") ? point.split("/", 2) : ["", point],
    seat = cell?.startsWith("seat:") ? letters[Number(cell.slice(5))] : cell,
    name = `[data-cell="${CSS.escape(seat ?? "")}"]`;
  if (part) return root.querySelector(`${PARTS[part]} ${name}`);
  return root.querySelector(`.board ${name}`) ?? root.querySelector(name);
}

export const isVisible = (target: Element): boolean => target.getBoundingClientRect().width > 0;

/** The part of the page that scrolls with a target in it. */
function scrollerOf(target: Element): Element | null {
  for (let at = target.parentElement; at; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if ([overflowX, overflowY].some(how => how === "auto" || how === "scroll")) return at;
  }
  return null;
}

/** Not scrolled away: its middle lies within the part that scrolls. */
export function isInSight(target: Element): boolean {
  const room = scrollerOf(target)?.getBoundingClientRect();
  if (!room) return true;
  const { x, y, width, height } = target.getBoundingClientRect(),
    [middle, centre] = [x + width / 2, y + height / 2];
  return middle >= room.left && middle <= room.right && centre >= room.top && centre <= room.bottom;
}

/** The tab under which a target lies on a small screen. */
export function tabOf(target: Element): "board" | "me" | "others" | null {
  if (target.closest(".own")) return "me";
  if (target.closest(".side")) return "others";
  return target.closest(".board, .prompt") ? "board" : null;
}

/** The thing to be pressed next: what is taken in hand already needs no hand. */
export const nextOf = (targets: readonly Element[]): Element | undefined =>
  targets.find(target => isVisible(target) && target.getAttribute("aria-pressed") !== "true") ??
  targets.filter(isVisible).at(-1);
