import { describe, expect, it } from "vitest";
import { rises } from "../src/table/moments";

describe("key moments", () => {
  /* Two seats: the first gains a point every 20 steps and 9 at step 131, the second 5 at step 77. */
  const scoresAt = (step: number) =>
    Promise.resolve([Math.floor(step / 20) + (step >= 131 ? 9 : 0), step >= 77 ? 5 : 0]);
  it("finds the steps with the largest gains, to the step", async () => {
    const found = await rises(400, scoresAt);
    expect(found).toContainEqual({ seat: 0, step: 131, gain: 9 });
    expect(found).toContainEqual({ seat: 1, step: 77, gain: 5 });
    expect(found.map(m => m.step)).toEqual(found.map(m => m.step).sort((a, b) => a - b));
  });
  it("asks for few positions", async () => {
    let asked = 0;
    await rises(400, step => {
      asked++;
      return scoresAt(step);
    });
    expect(asked).toBeLessThan(50);
  });
  it("has nothing to tell where nobody gained", async () =>
    expect(await rises(30, () => Promise.resolve([0, 0]))).toEqual([]));
  it("copes with a very short game", async () =>
    expect(await rises(1, step => Promise.resolve([step * 3]))).toEqual([{ seat: 0, step: 1, gain: 3 }]));
});
