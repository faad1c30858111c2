import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { build, defineConfig, type Plugin } from "vite";

/** The fonts' licence asks to travel with them. */
const licences: Plugin = {
  name: "licences",
  generateBundle() {
    for (const font of ["vollkorn", "source-sans-3"]) {
      const source = readFileSync(`node_modules/@fontsource-variable/${font}/LICENSE`, "utf8");
      this.emitFile({ type: "asset", fileName: `assets/LICENSE-${font}.txt`, source });
    }
  },
};

/** The service worker is a build of its own, in one file: it keeps the files of this build and is told which they are. */
const worker: Plugin = {
  name: "worker",
  apply: "build",
  enforce: "post", // after Vite has dropped the chunks that held nothing but style
  async generateBundle(_, bundle) {
    const files = Object.keys(bundle)
      .filter(file => /^assets\/.*\.(js|css|woff2)$/.test(file))
      .sort()
      .map(file => `/${file}`);
    const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12),
      shell = { version, files: [...files, "/manifest.webmanifest", "/favicon.svg", "/icons/icon-192.png"] };
    const made = await build({
      configFile: false,
      logLevel: "warn",
      define: { __SHELL__: JSON.stringify(shell) },
      build: {
        write: false,
        copyPublicDir: false,
        target: "es2022",
        rollupOptions: { input: "src/worker/worker.ts", output: { format: "iife" } },
      },
    });
    if (!("output" in made)) throw new Error("the worker was not built");
    this.emitFile({ type: "asset", fileName: "worker.js", source: made.output[0].code });
  },
};

/* light-dark() in tokens.css must survive the build: these browsers know it. */
const CSS_TARGET = ["chrome123", "edge123", "firefox120", "safari17.5"];
const CRUMB = 600; // bytes before gzip
const SERVER = process.env.APPRODO_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [licences, worker],
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  build: {
    outDir: "../src/approdo/server/static",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    cssTarget: CSS_TARGET,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several pages share is cut into chunks by who needs it; crumbs of it are worth no request of their own.
    rollupOptions: { output: { experimentalMinChunkSize: CRUMB } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
});
