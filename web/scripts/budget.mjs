/* Fails when a chunk outgrows its budget (kB of gzipped script), or when the minifier touched the tokens. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const SHELL = 60,
  GAME = 40,
  DIST = new URL("../../src/approdo/server/static/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", DIST), "utf8"));
const size = file => gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length / 1024;
const games = new Set(Object.keys(manifest).filter(k => /^src\/games\/[^/]+\/index\.tsx$/.test(k)));
let shell = 0,
  failed = false;
const texts = [];
const seen = new Set();
for (const [key, chunk] of Object.entries(manifest)) {
  if (!chunk.file.endsWith(".js") || seen.has(chunk.file)) continue;
  seen.add(chunk.file);
  const kb = size(chunk.file);
  if (games.has(key)) {
    console.log(`${kb.toFixed(1).padStart(6)} kB  ${key}`);
    failed ||= kb > GAME;
  } else if (/src\/text\/\w+\.ftl/.test(key)) texts.push(kb);
  else shell += kb;
}
shell += Math.max(...texts);
console.log(`${shell.toFixed(1).padStart(6)} kB  shell: every chunk that is no game's, with one language`);
failed ||= shell > SHELL;
const css = readdirSync(new URL("assets/", DIST))
  .filter(f => f.endsWith(".css"))
  .map(f => readFileSync(new URL(`assets/${f}`, DIST), "utf8"))
  .join("");
if (!css.includes("light-dark(")) {
  console.error("light-dark() did not survive the build");
  failed = true;
}
if (failed) {
  console.error(`over budget: shell <= ${SHELL} kB, each game <= ${GAME} kB`);
  process.exit(1);
}
