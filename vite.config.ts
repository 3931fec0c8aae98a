import react from "@vitejs/plugin-react";
import { existsSync } from "node:fs";
import { defineConfig, type HtmlTagDescriptor, type Plugin } from "vite";
import { chunkModules } from "./scripts/build/chunkModules.ts";
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
  plugins: [react(), preloadFonts(), offlineFiles(), chunkModules()],
  // What the shim of wouter imitates has been in React since 18.
  resolve: { alias: [{ find: "use-sync-external-store/shim/index.js", replacement: "react" }] },
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
          // A group takes what its modules need along, unless a group of higher priority has it already.
          groups: [
            {
              name: "base",
              priority: 50,
              test: /node_modules\/(?:react|react-dom|scheduler)\//,
            },
            {
              // Every page of both shells.
              name: "client-kit",
              priority: 40,
              test: /vite\/preload-helper|src\/(?:paths|platform\/(?:errors|texts|client\/(?!queries|form|Illustration)[^/]+)|auth\/client\/light\/(?:api|viewer|sharedDevice))\.tsx?$/,
            },
            {
              // The workspace has it too, and not the light kit.
              name: "illustration",
              priority: 35,
              test: /src\/platform\/client\/Illustration\.tsx$/,
            },
            {
              name: "light-kit",
              priority: 30,
              test: /node_modules\/(?:wouter|regexparam)\/|src\/platform\/light\/.*tsx?$/,
            },
            {
              // What every page of the workspace loads: Mantine, TanStack and our kit, as far as the shell uses them.
              name: "workspace-kit",
              priority: 25,
              tags: ["$initial"],
              includeDependenciesRecursively: false,
              test: /node_modules\/(?!idb-keyval\/)|src\/(?:platform\/ui|app\/shell|app\/routes)/,
            },
            {
              // Asked by the workspace too, at sign-out.
              name: "device",
              priority: 20,
              includeDependenciesRecursively: false,
              test: /node_modules\/idb-keyval\/|src\/answers\/client\/light\/device\/(?:records|signingOut)\.ts$|src\/answers\/rules\/keeping\.ts$/,
            },
            {
              // The answer form but for its dialogs and its end, which come later.
              name: "answering",
              priority: 10,
              includeDependenciesRecursively: false,
              test: /src\/answers\/(?:rules\/(?:answered|chapters|estimate|held|notice)|client\/light\/(?:(?!PreviewArea|StartArea)[^/]+|(?:device|questions|saving|welcome)\/(?!ShortcutsDialog|ClosedDialog|ConflictNotice|SessionDialog|WhoSeesWhat|DeclineDialog)[^/]+))\.(?:tsx?|css)$/,
            },
          ],
        },
      },
    },
  },
});
