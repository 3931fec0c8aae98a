import path from "node:path";
import type { Plugin } from "vite";

const project = path.resolve(import.meta.dirname, "../..");

/**
 * Chunks follow the imports: `loads("src/a.tsx", "src/b.tsx")` says of a module whether any of these files imports it at
 * once, itself or through others of ours; `reaches` follows what they import later too. A new file finds its place in
 * the build by itself.
 */
export function loadedAtOnce() {
  const importsByModule = new Map<string, readonly string[]>();
  const dynamicImportsByModule = new Map<string, readonly string[]>();
  const plugin: Plugin = {
    name: "loaded-at-once",
    apply: "build",
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        importsByModule.set(id, importedIds);
        dynamicImportsByModule.set(id, dynamicallyImportedIds);
      }
    },
  };

  function follow(files: readonly string[], ...edges: readonly ReadonlyMap<string, readonly string[]>[]) {
    const reached = new Set<string>();
    return (id: string): boolean => {
      // Asked for the first time when the modules are known.
      if (reached.size === 0) {
        const queue = files.map((file) => path.join(project, file));
        for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
          if (reached.has(next)) continue;
          reached.add(next);
          // A package names all that it has: only the bundler knows what of it is used.
          const imported = edges.flatMap((edge) => edge.get(next) ?? []);
          queue.push(...imported.filter((id) => !id.includes("/node_modules/")));
        }
      }
      return reached.has(id);
    };
  }
  return {
    plugin,
    loads: (...files: readonly string[]) => follow(files, importsByModule),
    reaches: (...files: readonly string[]) => follow(files, importsByModule, dynamicImportsByModule),
  };
}
