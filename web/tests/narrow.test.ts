import { beforeEach, describe, expect, it } from "vitest";
import { need, nth } from "../src/lookup";
import { ask, byKind, matches, sentence } from "../src/table/narrow";
import { speaker } from "../src/text";
import { recorded, speakAs } from "./helpers";

const say = speaker("new-haven");
beforeEach(() => speakAs("en"));

describe("narrowing", () => {
  const legal = recorded("new-haven-lay").view.legal,
    lays = need(byKind(legal).get("lay-tile"), "byKind");
  it("groups by kind", () => expect([...byKind(legal).keys()]).toEqual(["lay-tile"]));
  it("reaches every legal action by answering one field at a time, and nothing else", () => {
    const reached: number[] = [];
    const walk = (actions: typeof lays): void => {
      const question = ask(say, actions);
      if (!question) {
        expect(actions.length).toBe(1);
        reached.push(nth(actions, 0, "actions").id);
        return;
      }
      expect(question.choices.length).toBeGreaterThan(1);
      for (const choice of question.choices) walk([...choice.actions]);
    };
    walk(lays);
    expect(reached.sort((a, b) => a - b)).toEqual(legal.map(a => a.id).sort((a, b) => a - b));
  });
  it("labels the choices with what they settle", () => {
    const first = need(ask(say, lays), "ask");
    expect(first.field).toBe("tile");
    expect(first.choices.map(c => c.label)).toEqual([
      ...new Set(lays.map(a => say(`tile-${String(a.action.tile)}`))),
    ]);
  });
  it("keeps the sentence with dots where the actions still differ", () => {
    const code = nth(lays, 0, "lays").action.tile,
      tile = say(`tile-${String(code)}`),
      some = lays.filter(a => a.action.tile === code);
    expect(sentence(say, lays)).toBe("Lay …");
    expect(sentence(say, some)).toBe(`Lay ${tile} on …`);
    expect(sentence(say, some.slice(0, 1))).toContain(`Lay ${tile} on `);
  });
  it("finds by words without case or accents", () => {
    expect(matches("Città: posa il Pascolo", "citta PASC")).toBe(true);
    expect(matches("Città", "campo")).toBe(false);
  });
  it("finds by either apostrophe", () => {
    expect(matches("Prendi l’edificio", "l'edif")).toBe(true);
    expect(matches("Knights' Commandery", "knights’")).toBe(true);
  });
});
