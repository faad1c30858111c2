import { defineConfig } from "vitest/config";

/* light-dark() in tokens.css must survive the build: these browsers know it. */
const CSS_TARGET = ["chrome123", "edge123", "firefox120", "safari17.5"];
const SERVER = process.env.APPRODO_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  build: {
    outDir: "../src/approdo/server/static",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    cssTarget: CSS_TARGET,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}"] },
});
