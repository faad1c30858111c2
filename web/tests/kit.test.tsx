import { render } from "@testing-library/preact";
import { describe, expect, it, vi } from "vitest";
import { besideStep, dice, frameStep, gouge, hexPoints, poly, Rope, ringSegment } from "../src/kit";
import { GLYPH_NAMES, GLYPHS } from "../src/kit/glyphs";
import { need } from "../src/lookup";
import { match } from "../src/router";
import { richText } from "../src/rules";
import { nextCell } from "../src/table/walk";
import { zoomed } from "../src/table/zoom";

describe("drawing", () => {
  it("draws the same picture every time", () => {
    const a = dice(7),
      b = dice(7);
    expect([a(), a(), a()]).toEqual([b(), b(), b()]);
  });
  it("cuts a closed, tapered stroke", () =>
    expect(gouge(0, 0, 10, 0, 1)).toMatch(/^M0 0Q5 1 10 0Q5 -1 0 0Z$/));
  it("starts a hex at the top and goes clockwise", () => {
    const [top, right] = hexPoints(0, 0, 10);
    expect(top).toEqual([0, -10]);
    expect(need(right, "right")[0]).toBeGreaterThan(0);
    expect(
      poly([
        [0, 0],
        [1, 1],
      ]),
    ).toBe("M0 0L1 1z");
  });
  it("runs the neat line once round the frame and back", () => {
    const shape = { w: 100, h: 60, across: 8, down: 4, bar: 10 };
    expect(frameStep(shape, 0)).toEqual(frameStep(shape, 24));
    expect(frameStep(shape, 8)[0]).toBe(90);
    expect(besideStep(shape, 0)[1]).toBeGreaterThan(10);
    expect(ringSegment(0, 18, 10, 20)).toContain("A10 10");
  });
});

describe("rope", () => {
  it("is a button with a name, pressed by mouse and by keyboard", () => {
    const pick = vi.fn(),
      peek = vi.fn();
    const { getByRole } = render(
      <svg>
        <title>board</title>
        <Rope d="M0 0z" label="a3, free" onPick={pick} onPeek={peek} />
      </svg>,
    );
    const button = getByRole("button", { name: "a3, free" });
    button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(pick).toHaveBeenCalledTimes(2);
  });
});

describe("map", () => {
  it("never zooms out of the chart", () => {
    expect(zoomed([0, 0, 100, 50], 50, 0, 0)).toEqual([0, 0, 50, 25]);
    expect(zoomed([0, 0, 100, 50], 500, 0, 0)).toEqual([0, 0, 100, 50]);
    expect(zoomed([0, 0, 100, 50], 1, 99, 49)[2]).toBe(20);
  });
  it("walks to the nearest cell in a direction", () => {
    const cells = [
      { x: 10, y: 0 },
      { x: 20, y: 1 },
      { x: 0, y: 10 },
    ];
    expect(nextCell(cells, { x: 0, y: 0 }, "ArrowRight")).toBe(0);
    expect(nextCell(cells, { x: 0, y: 0 }, "ArrowDown")).toBe(2);
    expect(nextCell(cells, { x: 0, y: 0 }, "ArrowUp")).toBe(-1);
  });
});

describe("addresses and rule texts", () => {
  it("matches a path and its parts", () => {
    expect(match("/table/:id", "/table/ab")).toEqual({ id: "ab" });
    expect(match("/table/:id", "/table")).toBeNull();
    expect(match("", "/")).toEqual({});
  });
  it("escapes what it does not understand", () =>
    expect(richText("a <b> **c**\n- d\n- e")).toBe("a &lt;b&gt; <b>c</b> <ul><li>d</li><li>e</li></ul>"));
});

describe("glyphs", () => {
  it("has a file for every name and a name for every file", () => {
    expect(Object.keys(GLYPHS).sort()).toEqual([...GLYPH_NAMES].sort());
  });

  it("keeps what is drawn and leaves the file's frame", () => {
    for (const [name, drawn] of Object.entries(GLYPHS)) {
      expect(drawn, name).toMatch(/^<(path|g|circle|ellipse|rect)\b.*>$/);
      expect(drawn, name).not.toContain("svg");
    }
  });
});
