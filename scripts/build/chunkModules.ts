import path from "node:path";
import type { Plugin } from "vite";

const project = path.resolve(import.meta.dirname, "../..");

/** Says which sources went into which file of the build, for scripts/weight: the manifest of Vite names only entries. */
export function chunkModules(): Plugin {
  return {
    name: "chunk-modules",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const modules = chunks.map(({ fileName, moduleIds }) => [
        fileName,
        moduleIds.map((id) => path.relative(project, id)).sort(),
      ]);
      this.emitFile({
        type: "asset",
        fileName: ".vite/modules.json",
        source: JSON.stringify(Object.fromEntries(modules)),
      });
    },
  };
}
