/* The shape of the code that a stranger may rely on; web/README.md says it in words. */
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../src/**/*.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Names of what a file declares that could be a component: a capital, then a small letter. */
const components = (source: string, declared: RegExp): string[] =>
  [...source.matchAll(declared)].map(([, name]) => name ?? "");
const EXPORTED = /^export (?:default )?(?:const|function) ([A-Z]\w*[a-z]\w*)/gm,
  PRIVATE = /^(?:const|function) ([A-Z]\w*[a-z]\w*)(?: = |[(<])/gm;
/** So many helpers of the one component may stand in its file. */
const HELPERS = 5;

test("a file holds one component and few helpers of it", () => {
  const crowded = Object.entries(SOURCES).filter(
    ([, source]) => components(source, EXPORTED).length > 1 || components(source, PRIVATE).length > HELPERS,
  );
  expect(Object.keys(SOURCES).length).toBeGreaterThan(300);
  expect(crowded.map(([path]) => path)).toEqual([]);
});

test("two components in a file are noticed, however they are written", () => {
  const file = "export const One = () => null;\nexport function Two<T>() {}\nconst Three = () => null;\n";
  expect(components(file, EXPORTED)).toEqual(["One", "Two"]);
  expect(components(file, PRIVATE)).toEqual(["Three"]);
});
