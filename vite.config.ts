import react from "@vitejs/plugin-react";
import { existsSync } from "node:fs";
import { defineConfig } from "vite";
import { chunkModules } from "./scripts/build/chunkModules.ts";
import { heaviestFirst } from "./scripts/build/heaviestFirst.ts";
import { offlineFiles } from "./scripts/build/offlineFiles.ts";

// Both shells are in the build as soon as their entry exists.
const entries = ["light", "workspace"].filter((shell) => existsSync(`src/app/${shell}.tsx`));

export default defineConfig({
  plugins: [react(), heaviestFirst(), offlineFiles(), chunkModules()],
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
              // Every page of both shells, or nearly: what a form and a dashboard share is small. One file: a browser
              // asks for six at a time, and on a telephone each turn costs as much as thirty kilobytes.
              name: "base",
              priority: 40,
              includeDependenciesRecursively: false,
              test: new RegExp(
                [
                  "vite/preload-helper",
                  "rolldown/runtime",
                  "node_modules/(?:react|react-dom|scheduler)/",
                  "node_modules/idb-keyval/",
                  "src/paths\\.ts$",
                  "src/platform/(?:errors|texts)\\.ts$",
                  "src/platform/client/(?!queries|fonts\\.css|tokens)",
                  "\\.woff2\\?url$",
                  "src/auth/client/light/(?:api|viewer|sharedDevice|useInactivity)\\.ts$",
                  "src/accounts/rules/email\\.ts$",
                  "src/auth/rules/(?:claims|inactivity)\\.ts$",
                  "src/answers/rules/(?:formAddress|heading|keeping|status)\\.ts$",
                  "src/answers/client/light/device/(?:records|signingOut)\\.ts$",
                  "src/evaluations/rules/questionnaire\\.ts$",
                  "src/people/rules\\.ts$",
                ].join("|"),
              ),
            },
            {
              name: "light-kit",
              priority: 30,
              includeDependenciesRecursively: false,
              test: /node_modules\/(?:wouter|regexparam)\/|src\/platform\/light\/.*tsx?$/,
            },
            {
              // Every page on which somebody signs in or signs up.
              name: "auth-kit",
              priority: 28,
              includeDependenciesRecursively: false,
              test: /src\/auth\/client\/light\/(?:Benefits|DeadLink|EmailRequest|ResendButton|useCountdown|useLeaveIfSignedIn|parameters)\.tsx?$/,
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
              // What the page of a link to answer shares with the form: the welcome, without the questions.
              name: "answer-welcome",
              priority: 12,
              includeDependenciesRecursively: false,
              test: /src\/answers\/(?:rules\/notice|client\/light\/(?:later|answer\.module|welcome\/(?:Introduction|useNotice)))\.(?:tsx?|css)$/,
            },
            {
              // The answer form but for its dialogs and its end, which come later.
              name: "answering",
              priority: 10,
              includeDependenciesRecursively: false,
              test: /src\/answers\/(?:rules\/(?:answered|chapters|estimate|held|notice)|client\/light\/(?:(?!PreviewArea|StartArea)[^/]+|(?:device|questions|saving|welcome)\/(?!signingOut|leftBehind|LeftBehind|WordsToCopy|ShortcutsDialog|ChapterView|ClosedDialog|ConflictNotice|SessionDialog|WhoSeesWhat|DeclineDialog)[^/]+))\.(?:tsx?|css)$/,
            },
          ],
        },
      },
    },
  },
});
