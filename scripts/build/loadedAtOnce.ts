import path from "node:path";
import type { Plugin } from "vite";

const project = path.resolve(import.meta.dirname, "../..");

/**
 * Chunks follow the imports: `loads("src/a.tsx", "src/b.tsx")` says of a module whether any of these files imports it at
 * once, itself or through others of ours. A new file finds its place in the build by itself.
 */
export function loadedAtOnce() {
  const importsOf = new Map<string, readonly string[]>();
  const plugin: Plugin = {
    name: "loaded-at-once",
    apply: "build",
    buildEnd() {
      for (const id of this.getModuleIds()) importsOf.set(id, this.getModuleInfo(id)?.importedIds ?? []);
    },
  };

  function loads(...files: readonly string[]): (id: string) => boolean {
    const reached = new Set<string>();
    return (id) => {
      // Asked for the first time when the modules are known.
      if (reached.size === 0) {
        const queue = files.map((file) => path.join(project, file));
        for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
          if (reached.has(next)) continue;
          reached.add(next);
          // A package names all that it has: only the bundler knows what of it is used.
          queue.push(...(importsOf.get(next) ?? []).filter((id) => !id.includes("/node_modules/")));
        }
      }
      return reached.has(id);
    };
  }
  return { plugin, loads };
}
