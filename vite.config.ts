import react from "@vitejs/plugin-react";
import { existsSync, globSync } from "node:fs";
import { defineConfig } from "vite";
import { chunkModules } from "./scripts/build/chunkModules.ts";
import { fewerFiles } from "./scripts/build/fewerFiles.ts";
import { heaviestFirst } from "./scripts/build/heaviestFirst.ts";
import { loadedAtOnce } from "./scripts/build/loadedAtOnce.ts";
import { offlineFiles } from "./scripts/build/offlineFiles.ts";
import { firstScreen, lightParts, signingOutModule } from "./src/app/pageParts.ts";

// Both shells are in the build as soon as their entry exists.
const entries = ["light", "workspace"].filter((shell) => existsSync(`src/app/${shell}.tsx`));

// What each page needs before it shows anything; the rest comes when it is opened.
const { plugin, loads, reaches } = loadedAtOnce();
const lightScreens = Object.values(lightParts).map(({ screens }) => screens);
const byWorkspace = loads("src/app/workspace.tsx", firstScreen, signingOutModule);
const byLight = loads("src/app/light.tsx", ...lightScreens);
// What it opens later as well: a file of the workspace would bring the whole workspace along.
const everByLight = reaches("src/app/light.tsx", ...lightScreens);
const byForm = loads("src/app/light.tsx", lightParts.answers.screens);
const bySurvey = loads("src/app/light.tsx", lightParts.survey.screens);
const everByWorkspace = reaches("src/app/workspace.tsx", firstScreen, signingOutModule);
const byPulseScreens = globSync("src/pulses/client/screens/*.tsx").map((screen) => loads(screen));
const byReports = ["ReportScreen", "ReviewReportScreen"].map((screen) =>
  loads(`src/reports/client/screens/${screen}.tsx`),
);
const bySigningIn = loads(lightParts.auth.screens);
const byAnswerLink = loads(lightParts.answerLink.screens);

export default defineConfig({
  // « npm run dev » builds what only developers see, too (src/app/README.md).
  mode: process.env.BUILD_MODE ?? "production",
  plugins: [react(), plugin, fewerFiles(), heaviestFirst(), offlineFiles(), chunkModules()],
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
        // Shown first: what it imports counts as loaded at once ($initial).
        firstScreen,
      },
      output: {
        // A service worker is found again by its address, and serves only what lies below it.
        entryFileNames: ({ name }) =>
          name === "answerWorker" ? "eval/worker.js" : "assets/[name]-[hash:7].js",
        // The first page names every file that may come later: a chunk has no name beside its hash, which would be one
        // kilobyte there. `.vite/manifest.json` tells which is which.
        chunkFileNames: "assets/c[hash:7].js",
        // Style sheets likewise; that of the fonts is known by its name (scripts/weight/weigh.ts).
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".css") && !name.startsWith("webFonts"))
            ? "assets/c[hash:7][extname]"
            : "assets/[name]-[hash:7][extname]",
        // Two shells share so many small files that the bundler would cut twenty chunks: fewer compress better.
        codeSplitting: {
          // A group takes what its modules need along, unless a group of higher priority has it already.
          groups: [
            {
              // What pages of both shells load at once, and what all share of the platform. One file: a browser
              // asks for six at a time, and on a telephone each turn costs as much as thirty kilobytes.
              name: "base",
              priority: 40,
              includeDependenciesRecursively: false,
              test: (id) =>
                (byLight(id) &&
                  (byWorkspace(id) ||
                    (everByWorkspace(id) &&
                      /\/src\/(?:platform\/(?:client\/|normalizeText\.|invisible\.|emailAddress\.)|evaluations\/(?:rules\/(?:questionnaire|notice)|vocabulary\/readers)\.|auth\/rules\/claims\.)/.test(
                        id,
                      )))) ||
                (everByLight(id) && byWorkspace(id)) ||
                // All lists and reports need it: a file of its own would weigh twice as much.
                id.endsWith("/src/platform/ui/tables/TableParts.tsx") ||
                /node_modules\/(?:react|react-dom|scheduler|idb-keyval)\//.test(id) ||
                /vite\/preload-helper|rolldown\/runtime|\.woff2\?url$/.test(id),
            },
            {
              // What only pages with a form to fill need of that kit: who answers loads none of it at first.
              name: "light-forms",
              priority: 31,
              includeDependenciesRecursively: false,
              test: (id) =>
                id.includes("/src/platform/light/") &&
                /\.tsx?$/.test(id) &&
                byLight(id) &&
                !byForm(id) &&
                !bySurvey(id) &&
                !everByWorkspace(id),
            },
            {
              // The kit of the light shell, and the little that several of its pages share. Not its entry: the workspace
              // shows parts of the answer form, and loading the entry would start the shell.
              name: "light-kit",
              priority: 30,
              includeDependenciesRecursively: false,
              test: (id) =>
                /\/node_modules\/(?:wouter|regexparam)\/|\/src\/(?:platform\/light\/.*\.(?:tsx?|css)|auth\/client\/light\/(?:viewer\.ts|auth\.css)|app\/light\/(?:areas|texts)\.ts)$/.test(
                  id,
                ) ||
                (byLight(id) && !everByWorkspace(id) && id.includes("/src/platform/client/")) ||
                (id.includes("/src/answers/") && byForm(id) && byAnswerLink(id)),
            },
            {
              // What every part of Mantine stands on, fields included: the first page brings it for all others.
              name: "mantine",
              priority: 26,
              includeDependenciesRecursively: false,
              test: /node_modules\/(?:clsx|@mantine\/(?:core\/esm\/(?:core|components\/(?:CloseButton|Input|Loader|UnstyledButton))|hooks\/esm\/(?:use-id|utils)))\//,
            },
            {
              // What the first page of the workspace loads beside: Mantine, TanStack, our kit, the frame, the dashboard.
              name: "workspace-kit",
              priority: 25,
              includeDependenciesRecursively: false,
              tags: ["$initial"],
              test: (id) => id.includes("/node_modules/") || byWorkspace(id),
            },
            {
              // The page to sign in, on which those to sign up, to choose a password and to prove who one is stand too.
              name: "auth-kit",
              priority: 20,
              includeDependenciesRecursively: false,
              test: (id) => bySigningIn(id) && !byForm(id) && !everByWorkspace(id),
            },
            {
              // The queue in which answers are saved, as are the notes on a report. Not with the form: its kit brings a
              // sheet that would change the workspace.
              name: "saving",
              priority: 11,
              includeDependenciesRecursively: false,
              test: /\/src\/answers\/client\/light\/saving\/(?:saveQueue|draftStore)\.ts$/,
            },
            {
              // What the answer form and surveys share.
              name: "player",
              priority: 12,
              includeDependenciesRecursively: false,
              test: (id) => id.includes("/src/answers/") && byForm(id) && bySurvey(id),
            },
            {
              // The answer form but for its dialogs and its end, which come later.
              name: "answering",
              priority: 10,
              includeDependenciesRecursively: false,
              test: (id) => id.includes("/src/answers/") && byForm(id),
            },
            {
              // The rules that only those who answer need, and the preview of their editor.
              name: "survey-rules",
              priority: 10,
              includeDependenciesRecursively: false,
              test: /\/src\/pulses\/rules\/(?:answers|notice|readers|surveyAddress)\.ts$/,
            },
            {
              // What several pages of pulse surveys begin with: one file, since the first page names each.
              name: "pulse-pages",
              priority: 9,
              includeDependenciesRecursively: false,
              test: (id) =>
                id.includes("/src/pulses/") &&
                !everByLight(id) &&
                byPulseScreens.filter((loadsIt) => loadsIt(id)).length > 1,
            },
            {
              // The words of all pages of pulse surveys but the one that answers.
              name: (id) => {
                const [, language] =
                  /\/src\/pulses\/(?:client\/(?:templates\/texts|textsWithErrors)|texts(?:\/chargeErrors)?)\.(fr|en)\.ts$/.exec(
                    id,
                  ) ?? [];
                return language ? `pulses.${language}` : null;
              },
              priority: 9,
              includeDependenciesRecursively: false,
            },
            {
              // Small parts that open later, beside each other: the first page names each file.
              name: (id) =>
                /\/src\/dashboards\/client\/pulses\/(?:Company|Team)Pulses\.tsx$/.test(id)
                  ? "pulse-widgets"
                  : /\/src\/pulses\/client\/report\/(?:Comments|Comparison)\./.test(id)
                    ? "pulse-report-later"
                    : /\/src\/pulses\/client\/editor\/(?:DraftConflict|settings\/PartsPicker)\./.test(id)
                      ? "pulse-editor-later"
                      : null,
              priority: 9,
              includeDependenciesRecursively: false,
            },
            {
              // What both pages of a report begin with.
              name: "report-pages",
              priority: 9,
              includeDependenciesRecursively: false,
              test: (id) =>
                id.includes("/src/reports/") &&
                !everByLight(id) &&
                byReports.every((loadsIt) => loadsIt(id)) &&
                !byPulseScreens.some((loadsIt) => loadsIt(id)),
            },
            {
              // The words of a survey, with those of its notice.
              name: (id) => {
                const [, language] =
                  /\/src\/pulses\/(?:client\/light\/texts(?:WithErrors)?|texts\/notice)\.(fr|en)\.ts$/.exec(
                    id,
                  ) ?? [];
                return language ? `survey.${language}` : null;
              },
              priority: 9,
              includeDependenciesRecursively: false,
            },
            {
              // The words of the platform with the refusals of accounts, which every light page loads: one request less.
              name: (id) => {
                const [, language] =
                  /\/src\/(?:platform\/texts|accounts\/texts\/errors)\.(fr|en)\.ts$/.exec(id) ?? [];
                return language ? `texts.${language}` : null;
              },
              priority: 9,
              includeDependenciesRecursively: false,
            },
            {
              // The words of the answer form with the sentences of its refusals.
              name: (id) => {
                const [, language] =
                  /\/src\/answers\/(?:client\/light\/textsWithErrors|texts(?:\/errors)?)\.(fr|en)\.ts$/.exec(
                    id,
                  ) ?? [];
                return language ? `answers.${language}` : null;
              },
              priority: 8,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
