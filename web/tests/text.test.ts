import { describe, expect, it, vi } from "vitest";
import { nth } from "../src/lookup";
import { addText, LANGS, lang, langOf, list, speaker, t } from "../src/text";
import { source, speakAs } from "./helpers";

const keys = (ftl: string): string[] => [...ftl.matchAll(/^(-?[a-z][\w-]*) =/gm)].map(m => nth(m, 1, "m"));
const variables = (ftl: string): Record<string, string[]> =>
  Object.fromEntries(
    ftl
      .split(/^(?=-?[a-z][\w-]* =)/m)
      .filter(m => /^-?[a-z]/.test(m))
      .map(m => [
        nth(m.split(" ="), 0, "m"),
        [...new Set([...m.matchAll(/\$([\w-]+)/g)].map(v => nth(v, 1, "v")))].sort(),
      ]),
  );
const SOURCES = import.meta.glob<string>("../src/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

const WRITTEN = import.meta.glob<string>("../src/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const FOLDERS = Object.keys(WRITTEN)
  .filter(path => path.endsWith("/en.ftl"))
  .map(path => path.replace(/\/en\.ftl$/, ""));

describe("texts", () => {
  it.each(FOLDERS)("of %s have the same keys and variables in every language", folder => {
    const en = WRITTEN[`${folder}/en.ftl`] ?? "";
    for (const language of LANGS) {
      const own = WRITTEN[`${folder}/${language}.ftl`];
      if (own === undefined) throw new Error(`${folder}/${language}.ftl is missing`);
      expect(keys(own), language).toEqual(keys(en));
      expect(new Set(keys(own)).size).toBe(keys(own).length);
      expect(variables(own), language).toEqual(variables(en));
    }
  });
  it("exist for every key that the shell names", () => {
    speakAs("en");
    const named = Object.entries(SOURCES)
      .filter(([path]) => !path.includes("/games/"))
      .flatMap(([, code]) => [...code.matchAll(/\bt\("([\w-]+)"/g)].map(m => nth(m, 1, "m")));
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter(key => !t.has(key))).toEqual([]);
  });
  it("has no key that nothing names", () => {
    const code = Object.values(SOURCES).join("\n");
    const unnamed = keys(source("src/text/en.ftl")).filter(
      k =>
        !code.includes(`"${k}"`) &&
        ![...code.matchAll(/`([\w-]+-)\$\{/g)].some(m => k.startsWith(nth(m, 1, "m"))) &&
        !/-(help|on|off)$/.test(k) &&
        !code.includes(`name="${k.replace(/-\w+$/, "")}"`),
    );
    expect(unnamed).toEqual([]);
  });
  it("renders seats by name, labels through their key and lists with a last 'and'", () => {
    addText("en/x", "resource-wheat = wheat\ngot = { $player } gets { $what }.\n");
    lang.value = "en";
    const say = speaker("x", seat => nth(["Giulia", "Marco"], seat, "list"));
    expect(say("got", { player: { seat: 1 }, what: [{ label: "resource-wheat" }, "a", 3] })).toBe(
      "Marco gets wheat, a and 3.",
    );
  });
  it("joins Italian lists with ed before an e", () => {
    lang.value = "it";
    expect(list(["Anna", "Elena"])).toBe("Anna ed Elena");
    expect(list(["Anna", "Marco", "è"])).toBe("Anna, Marco ed è");
    expect(list(["Elena", "Anna"])).toBe("Elena e Anna");
    lang.value = "en";
    expect(list(["Anna", "Elena"])).toBe("Anna and Elena");
  });
  it("finds its languages by their files", () => {
    expect(LANGS).toEqual(expect.arrayContaining(["it", "en"]));
    expect(langOf("./de.ftl")).toBe("de");
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
  it("is English where a translation is silent", async () => {
    addText("de", "close = Schließen\n");
    addText("de/begun/board", "here = hier\n");
    addText("en/begun/board", "here = here\nthere = there\n");
    lang.value = "de";
    const say = speaker("begun");
    expect([say("close"), say("here"), say("there")]).toEqual(["Schließen", "hier", "there"]);
    t("cancel");
    await vi.waitFor(() => expect(t("cancel")).toBe("Cancel"));
    lang.value = "en";
  });

  it("says you to the reader and names to everybody else, alone and in a list", () => {
    addText(
      "en/reading",
      "the-reader = you\nbuilt = { $player ->\n    [you] You build\n   *[other] { $player } builds\n} it.\nboth = For { $players }.",
    );
    const say = speaker(
      "reading",
      seat => ["Anna", "Bo"][seat] ?? "",
      seat => seat === 0,
    );
    lang.value = "en";
    expect(say("built", { player: { seat: 0 } })).toBe("You build it.");
    expect(say("built", { player: { seat: 1 } })).toBe("Bo builds it.");
    expect(say("built", { player: [{ seat: 0 }] })).toBe("You build it.");
    expect(say("both", { players: [{ seat: 0 }, { seat: 1 }] })).toBe("For you and Bo.");
    const watching = speaker("reading", seat => ["Anna", "Bo"][seat] ?? "");
    expect(watching("built", { player: { seat: 0 } })).toBe("Anna builds it.");
  });
});
