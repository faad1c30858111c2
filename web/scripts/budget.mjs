/* Fails when a chunk outgrows its budget (kB of gzipped script), or when the minifier touched the tokens. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** What the first page needs before it can show anything, what a page adds to it, and what a game adds to that. */
const ENTRY = 90,
  PAGE = 40,
  GAME = 40,
  WORKER = 10;
const DIST = new URL("../../src/approdo/server/static/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", DIST), "utf8"));

/** A chunk with everything that it imports at once. */
function needs(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) needs(next, found);
  return found;
}
const sizes = new Map();
function size(key) {
  if (!sizes.has(key)) {
    const { file } = manifest[key];
    sizes.set(
      key,
      file.endsWith(".js") ? gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length / 1024 : 0,
    );
  }
  return sizes.get(key);
}
const without = (keys, ...there) => [...keys].filter(key => !there.some(set => set.has(key)));
const sum = keys => [...keys].reduce((total, key) => total + size(key), 0);
const matching = pattern => Object.keys(manifest).filter(key => pattern.test(key));

const over = [];
function check(name, kb, most) {
  console.log(`${kb.toFixed(1).padStart(6)} kB of ${most}  ${name}`);
  if (kb > most) over.push(`${name}: ${kb.toFixed(1)} kB, ${most} at the most`);
}

const main = "index.html",
  entry = needs(main),
  language = Math.max(...matching(/^src\/text\/\w+\.ftl/).map(size)),
  table = needs("src/pages/room/index.tsx");
check("entry, with the longest language", sum(entry) + language, ENTRY);
check("service worker", gzipSync(readFileSync(new URL("worker.js", DIST))).length / 1024, WORKER);
for (const key of matching(/^src\/pages\/[\w-]+(\/index)?\.tsx$/))
  check(key, sum(without(needs(key), entry)), PAGE);
for (const key of matching(/^src\/games\/[\w-]+\/index\.tsx$/))
  check(key, sum(without(needs(key), entry, table)), GAME);

const css = readdirSync(new URL("assets/", DIST))
  .filter(file => file.endsWith(".css"))
  .map(file => readFileSync(new URL(`assets/${file}`, DIST), "utf8"))
  .join("");
if (!css.includes("light-dark(")) over.push("light-dark() did not survive the build");

for (const line of over) console.error(line);
process.exit(over.length ? 1 : 0);
