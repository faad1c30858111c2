/* The browser's check of the draws agrees with the library's, and finds what was changed. */
import { webcrypto } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DrawnGame } from "../src/api";
import { check } from "../src/fair";
import sample from "./draws/sample.json";

const game = sample as DrawnGame;

beforeEach(() => {
  vi.stubGlobal("crypto", webcrypto);
  localStorage.clear();
});

describe("the check of the draws", () => {
  it("computes every draw as the library did", async () => {
    expect(game.draws.length).toBeGreaterThan(20);
    expect(await check(game)).toEqual({ count: game.draws.length, wrong: "none", draw: null, own: false });
  });
  it("finds a draw that was swapped", async () => {
    const at = game.draws.findIndex(one => one.weights.length > 1);
    const draws = game.draws.map((one, i) =>
      i === at ? { ...one, drawn: (one.drawn + 1) % one.weights.length } : one,
    );
    expect(await check({ ...game, draws })).toMatchObject({ wrong: "draw", draw: at + 1 });
  });
  it("finds another seed, and parts that are not those of the game", async () => {
    expect(await check({ ...game, seed: "cd".repeat(32) })).toMatchObject({ wrong: "commitment" });
    expect(await check({ ...game, parts: ["00", ""] })).toMatchObject({ wrong: "draw" });
  });
  it("looks for this browser's own part and the commitment that it kept", async () => {
    const keep = (kept: object) => localStorage.setItem(`draws-${game.table}`, JSON.stringify(kept));
    keep({ commitment: game.commitment, part: game.parts[0] });
    expect(await check(game)).toMatchObject({ wrong: "none", own: true });
    keep({ commitment: "other", part: game.parts[0] });
    expect(await check(game)).toMatchObject({ wrong: "own-commitment" });
    keep({ commitment: game.commitment, part: "another" });
    expect(await check(game)).toMatchObject({ wrong: "own-part" });
  });
});
