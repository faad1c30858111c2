import { cleanup, render } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import type { Paragraph, Rulebook } from "../src/api";
import { loadFigures } from "../src/games/figures";
import { need } from "../src/lookup";
import { Chapter } from "../src/pages/rules/chapter";
import { Plate } from "../src/pages/rules/plate";
import { groupsOf, ruling, sectionsOf } from "../src/pages/rules/reading";
import { linked, marked, richText } from "../src/rules";
import type { FigureOut } from "../src/server";
import { LANGS } from "../src/text";
import { speakAs } from "./helpers";

const FILES = import.meta.glob<FigureOut[]>("./fixtures/figures/*.json", { eager: true, import: "default" }),
  GAMES = Object.entries(FILES).map(([path, figures]) => ({
    game: path.replace(/^.*\/|\.json$/g, ""),
    figures,
  }));

afterEach(cleanup);

describe.each(GAMES)("the figures of $game", ({ game, figures }) => {
  it.each(LANGS)(
    "are drawn from the board's parts, and every cell they speak of is in the picture (%s)",
    async language => {
      speakAs(language, game);
      const create = need(await loadFigures(game), "figures");
      for (const figure of figures) {
        const caption = { figure: figure.id, after: "x.1.1", title: "T", text: "Text" },
          { container } = render(
            <Plate n={1} caption={caption} prefix="x" figure={figure} create={create} />,
          ),
          picture = need(container.querySelector(".picture"), figure.id);
        expect(picture.querySelectorAll("svg *, button, td").length, figure.id).toBeGreaterThan(3);
        expect(picture.innerHTML, figure.id).not.toMatch(/NaN|undefined|\[object/);
        for (const cell of [...figure.crop, ...figure.refused, ...figure.mark])
          expect(picture.querySelector(`[data-cell="${cell}"]`), `${figure.id}: ${cell}`).not.toBeNull();
        cleanup();
      }
    },
  );
});

const paragraph = (id: string, tag = "", text = `Text of ${id}.`): Paragraph => ({
  id,
  tag,
  section: "3 Building",
  text,
});
const book = (paragraphs: Paragraph[], captions: Rulebook["captions"] = []): Rulebook => ({
  title: "A game",
  glossary: [],
  summary: [],
  paragraphs,
  captions,
});

describe("a section", () => {
  it("puts a single ruling beside the paragraph before it, and keeps several in the text", () => {
    const read = book([
        paragraph("nh.3.1"),
        paragraph("nh.3.2", "ruling", "(R) One."),
        paragraph("nh.3.3"),
        paragraph("nh.3.4", "ruling"),
        paragraph("nh.3.5", "ruling"),
      ]),
      [group] = groupsOf(read, need(sectionsOf(read)[0], "section"));
    expect(group?.lines.map(({ paragraph: { id }, note }) => [id, note?.id])).toEqual([
      ["nh.3.1", "nh.3.2"],
      ["nh.3.3", undefined],
      ["nh.3.4", undefined],
      ["nh.3.5", undefined],
    ]);
  });
  it("says how sure a ruling is, wherever its letter stands", () => {
    expect(ruling(paragraph("a.1.1", "ruling", "(U, played as R) On it goes."))).toEqual({
      grade: "U",
      text: "On it goes.",
    });
    expect(ruling(paragraph("a.1.1", "ruling", "Play goes on (P: the rules are silent).")).grade).toBe("P");
    expect(ruling(paragraph("a.1.1", "ruling", "Nothing (said).")).grade).toBeUndefined();
  });
  it("has its figures after their paragraph, numbered through the book", () => {
    speakAs("en");
    const read = book(
        [paragraph("nh.3.1"), paragraph("nh.3.2")],
        [{ figure: "chain", after: "nh.3.1", title: "The chain.", text: "See nh.3.2." }],
      ),
      section = need(sectionsOf(read)[0], "section"),
      { container } = render(<Chapter book={read} section={section} at={0} typed="" figures={null} />),
      places = [...container.querySelectorAll("[id]")].map(({ id }) => id);
    expect(places).toEqual(["s-0", "nh.3.1", "figure-chain", "nh.3.2"]);
    expect(container.querySelector("figcaption")?.textContent).toContain("Fig. 1. The chain.");
    expect(container.querySelector("figcaption a")?.getAttribute("href")).toBe("#nh.3.2");
  });
});

describe("a text of the rules", () => {
  it("marks what is looked for, whatever its accents, and no tag", () => {
    expect(marked("La <b>città</b> &amp; b", "citta b")).toBe(
      "La <b><mark>città</mark></b> &amp; <mark>b</mark>",
    );
    expect(marked("a (b) c", "(b)")).toBe("a <mark>(b)</mark> c");
    expect(marked("as it was", "  ")).toBe("as it was");
    expect(marked("l’altra", "l'a")).toBe("<mark>l’a</mark>ltra");
  });
  it("links the paragraphs of its own book", () => {
    expect(linked(richText("see nh.3.4, ne.1.1"), "nh")).toBe(
      'see <a class="ref" href="#nh.3.4">3.4</a>, ne.1.1 ',
    );
  });
});
