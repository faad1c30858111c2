import { describe, expect, it } from "vitest";
import { addText, lang, speaker, t } from "../src/text";
import { source, speakAs } from "./helpers";

const keys = (ftl: string): string[] => [...ftl.matchAll(/^(-?[a-z][\w-]*) =/gm)].map(m => m[1]!);
const variables = (ftl: string): Record<string, string[]> =>
  Object.fromEntries(
    ftl
      .split(/^(?=-?[a-z][\w-]* =)/m)
      .filter(m => /^-?[a-z]/.test(m))
      .map(m => [m.split(" =")[0]!, [...new Set([...m.matchAll(/\$([\w-]+)/g)].map(v => v[1]!))].sort()]),
  );
const SOURCES = import.meta.glob<string>("../src/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("texts", () => {
  it.each(["src/text", "src/games/new-haven"])(
    "of %s have the same keys and variables in both languages",
    folder => {
      const it_ = source(`${folder}/it.ftl`),
        en = source(`${folder}/en.ftl`);
      expect(keys(it_)).toEqual(keys(en));
      expect(new Set(keys(it_)).size).toBe(keys(it_).length);
      expect(variables(it_)).toEqual(variables(en));
    },
  );
  it("exist for every key that the shell names", () => {
    speakAs("en");
    const named = Object.entries(SOURCES)
      .filter(([path]) => !path.includes("/games/"))
      .flatMap(([, code]) => [...code.matchAll(/\bt\("([\w-]+)"/g)].map(m => m[1]!));
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter(key => !t.has(key))).toEqual([]);
  });
  it("has no key that nothing names", () => {
    const code = Object.values(SOURCES).join("\n");
    const unnamed = keys(source("src/text/en.ftl")).filter(
      k =>
        !code.includes(`"${k}"`) &&
        ![...code.matchAll(/`([\w-]+-)\$\{/g)].some(m => k.startsWith(m[1]!)) &&
        !/-(help|on|off)$/.test(k) &&
        !code.includes(`name="${k.replace(/-\w+$/, "")}"`),
    );
    expect(unnamed).toEqual([]);
  });
  it("renders seats by name, labels through their key and lists with a last 'and'", () => {
    addText("en/x", "resource-wheat = wheat\ngot = { $player } gets { $what }.\n");
    lang.value = "en";
    const say = speaker("x", seat => ["Giulia", "Marco"][seat]!);
    expect(say("got", { player: { seat: 1 }, what: [{ label: "resource-wheat" }, "a", 3] })).toBe(
      "Marco gets wheat, a and 3.",
    );
  });
  it("selects by a label's last part, a seat's number and a plural", () => {
    addText(
      "en/x",
      "a = { $r ->\n    [wheat] yes\n   *[other] no\n  }\nb = { $s ->\n    [1] second\n   *[other] else\n  }\nc = { $n ->\n    [one] 1 game\n   *[other] { $n } games\n  }\n",
    );
    lang.value = "en";
    const say = speaker("x");
    expect([
      say("a", { r: { label: "resource-wheat" } }),
      say("b", { s: { seat: 1 } }),
      say("c", { n: 1 }),
      say("c", { n: 4 }),
    ]).toEqual(["yes", "second", "1 game", "4 games"]);
  });
  it("shows the key where a text is missing", () => expect(speaker("x")("no-such-key")).toBe("no-such-key"));
});
