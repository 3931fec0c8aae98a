import react from "@vitejs/plugin-react";
import { existsSync } from "node:fs";
import { defineConfig, type HtmlTagDescriptor, type Plugin } from "vite";
import { offlineFiles } from "./scripts/build/offlineFiles.ts";

/** The text is drawn in its own font at once; the other alphabets wait until a page needs them. */
function preloadFonts(): Plugin {
  return {
    name: "preload-latin-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {})
          .filter(({ fileName }) => /-latin-wght-normal-[^/]+\.woff2$/.test(fileName))
          .map(
            ({ fileName }): HtmlTagDescriptor => ({
              tag: "link",
              attrs: {
                rel: "preload",
                as: "font",
                type: "font/woff2",
                crossorigin: true,
                href: `/${fileName}`,
              },
              injectTo: "head",
            }),
          ),
    },
  };
}

// Both shells are in the build as soon as their entry exists.
const entries = ["light", "workspace"].filter((shell) => existsSync(`src/app/${shell}.tsx`));

export default defineConfig({
  plugins: [react(), preloadFonts(), offlineFiles()],
  build: {
    outDir: "dist/client",
    manifest: true,
    target: "baseline-widely-available",
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        ...Object.fromEntries(entries.map((shell) => [shell, `${shell}.html`])),
        answerWorker: "src/app/answerWorker.ts",
      },
      output: {
        // A service worker is found again by its address, and serves only what lies below it.
        entryFileNames: ({ name }) =>
          name === "answerWorker" ? "eval/worker.js" : "assets/[name]-[hash].js",
        // Two shells share so many small files that the bundler would cut twenty chunks: fewer compress better.
        codeSplitting: {
          groups: [
            {
              name: "base",
              test: /node_modules\/(?:react|react-dom|scheduler|@orpc\/(?:client|shared|standard-server[^/]*))\//,
            },
            {
              name: "light-kit",
              test: /node_modules\/(?:wouter|regexparam|use-sync-external-store)\/|src\/platform\/light\/.*tsx?$/,
            },
          ],
        },
      },
    },
  },
});
