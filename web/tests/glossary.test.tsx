import { render } from "preact";
import { describe, expect, it } from "vitest";
import { Glossary } from "../src/pages/rules/glossary";

function headings(words: Record<string, string>): (string | null)[] {
  const page = document.createElement("div");
  render(<Glossary entries={[{ code: "hut", words }]} />, page);
  return [...page.querySelectorAll("th")].map(heading => heading.textContent);
}

describe("the glossary", () => {
  it("has a column for every language that the game has words in", () => {
    expect(headings({ it: "capanna", en: "hut" })).toEqual(["Italiano", "English"]);
    expect(headings({ en: "hut" })).toEqual(["English"]);
  });
});
