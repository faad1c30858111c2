/* The cards of what happened: few words, and never a sentence that was cut where it makes no sense. */
import { render } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import { Moves } from "../src/table/moves";
import { addText } from "../src/text";
import type { LogEvent } from "../src/types";
import { source, speakAs, tableOf } from "./helpers";

const GAMES = ["new-haven", "terra-nova", "new-england", "neuland", "new-salem"];
const LANGUAGES = ["en", "it"] as const;
const message = (ftl: string, key: string): string =>
  new RegExp(`^${key} =(?:.*\n)(?:[ }].*\n)*`, "m").exec(`${ftl}\n`)?.[0] ?? "";
const variables = (ftl: string): string[] => [...new Set(ftl.match(/\$\w+/g) ?? [])];

/** The cards' words after these events of the others. */
function cards(fixture: string, ...events: Partial<LogEvent>[]): (string | null)[] {
  const store = tableOf(fixture),
    now = store.message.value;
  if (!now) throw new Error("no message");
  const log = events.map((event, n) => ({ n, seat: null, args: {}, ...event }) as LogEvent);
  store.receive({ ...now, log, log_from: 1, log_new: 1 } as typeof now);
  const { container } = render(<Moves store={store} parts={null} />);
  return [...container.querySelectorAll(".move > .hung > span")].map(card => card.textContent);
}

describe("the cards of what happened", () => {
  afterEach(() => document.body.replaceChildren());

  it.each(GAMES)("of %s say in both languages what their event has to say", game => {
    for (const language of LANGUAGES) {
      const own = source(`src/games/${game}/${language}.ftl`),
        events = source(`../src/approdo/games/${game.replace(/-/g, "_")}/text/${language}.ftl`),
        briefs = [...own.matchAll(/^brief-([\w-]+) =/gm)].map(([, kind]) => kind ?? "");
      expect(briefs.length).toBeGreaterThan(2);
      for (const kind of briefs) {
        const event = message(events, `event-${kind}`);
        expect(event, `event-${kind} of ${game}`).not.toBe("");
        expect(variables(event)).toEqual(expect.arrayContaining(variables(message(own, `brief-${kind}`))));
      }
    }
  });
  it("have words of their own where the first words of the log would be cut off", () => {
    speakAs("en", "new-england");
    addText("en/new-england/board", source("src/games/new-england/en.ftl"));
    expect(
      cards(
        "new-england-turn",
        { kind: "order", key: "event-order", args: { players: [{ seat: 1 }, { seat: 0 }] } },
        { kind: "marker", key: "event-marker", seat: 1, args: { player: { seat: 1 }, number: 4 } },
      ),
    ).toEqual(["the buying order", "takes marker 4"]);
  });
  it("repeat what was said, not that something was said", () => {
    speakAs("en", "new-salem");
    addText("en/new-salem/board", source("src/games/new-salem/en.ftl"));
    const [said] = cards("new-salem-pick", {
      kind: "claim-side",
      key: "event-claim-side",
      seat: 1,
      args: { player: { seat: 1 }, side: { label: "side-puritan" } },
    });
    expect(said).toBe("“I am a puritan.”");
  });
});
