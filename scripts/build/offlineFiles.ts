import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const words = [
  "src/answers/client/light/textsWithErrors.fr.ts",
  "src/answers/client/light/textsWithErrors.en.ts",
  "src/platform/texts.fr.ts",
  "src/platform/texts.en.ts",
];
/** What each form needs without a network, and the area whose later parts it needs, by the scope of its service worker. */
const scopes = {
  "/eval/": {
    always: ["src/answers/client/light/routes.tsx", ...words],
    area: /\/src\/answers\/client\/light\//,
  },
  "/pulse/survey/": {
    always: [
      "src/pulses/client/light/routes.tsx",
      "src/pulses/client/light/textsWithErrors.fr.ts",
      "src/pulses/client/light/textsWithErrors.en.ts",
      ...words,
    ],
    area: /\/src\/(?:pulses\/client\/light|answers\/client\/light\/session)\//,
  },
};
/** Useless without the server: trying a form that is not launched, choosing a password. */
const online = /\/(?:PreviewArea|ChoosePassword)\.tsx$/;
/** The alphabet of both languages; the other subsets wait until a page needs them. */
const isOfflineFile = (file: string) => !file.endsWith(".woff2") || /-latin-wght-normal-/.test(file);

/** Tells the service worker which files of this build make an answer form, and which a survey. */
export function offlineFiles(): Plugin {
  return {
    name: "offline-files",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const worker = chunks.find(({ name }) => name === "answerWorker");
        if (!worker) throw new Error("the worker is not in the build");
        if (worker.imports.length > 0) throw new Error("the worker has to stand alone");
        const entry = findChunk(chunks, "src/app/light.tsx");
        const files = Object.fromEntries(
          Object.entries(scopes).map(([scope, { always, area }]) => {
            const asked = [entry, ...always.map((source) => findChunk(chunks, source))];
            const needed = [...collectNeededFiles(asked, bundle, area)].filter(isOfflineFile).sort();
            return [scope, needed.map((file) => `/${file}`)];
          }),
        );
        const build = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 12);
        const told = { build, entry: entry.fileName, files };
        worker.code = worker.code.replace("__OFFLINE_FILES__", JSON.stringify(told));
      },
    },
  };
}

function findChunk(chunks: readonly Chunk[], source: string): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)));
  if (!found) throw new Error(`${source} is not in the build`);
  return found;
}

/** These chunks with all that they import, at once or later within the area, and their styles and fonts. */
function collectNeededFiles(chunks: readonly Chunk[], bundle: Bundle, area: RegExp): Set<string> {
  const files = new Set<string>();
  const queue = [...chunks];
  for (let chunk = queue.shift(); chunk; chunk = queue.shift()) {
    if (files.has(chunk.fileName)) continue;
    files.add(chunk.fileName);
    for (const file of [
      ...(chunk.viteMetadata?.importedCss ?? []),
      ...(chunk.viteMetadata?.importedAssets ?? []),
    ])
      files.add(file);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = bundle[name];
      if (next?.type !== "chunk") continue;
      const { facadeModuleId: source } = next;
      const isLater = !chunk.imports.includes(name);
      if (!isLater || (source && area.test(source) && !online.test(source))) queue.push(next);
    }
  }
  return files;
}
