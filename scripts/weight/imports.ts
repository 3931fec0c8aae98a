import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** One module of the browser: what it imports at once, what it imports when it is needed, which texts it shows. */
interface Module {
  imports: string[];
  later: string[];
  texts: string[];
}
export interface Imports {
  /** A module of ours, read when it is asked for; undefined for anything else. */
  get: (file: string) => Module | undefined;
}

const statics = /^\s*(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"([^"]+)";/gm;
const dynamics = /\bimport\("([^"]+)"\)/g;
const shown = /\buseTexts\("(\w+)"\)/g;

/** The imports of the modules below `src`, types left out; files are named as in a build: src/app/workspace.tsx. */
export function readImports(src: string): Imports {
  const read = new Map<string, Module | undefined>();
  return {
    get(name) {
      if (!read.has(name)) read.set(name, readModule(src, name));
      return read.get(name);
    },
  };
}

function readModule(src: string, name: string): Module | undefined {
  const file = path.join(src, "..", name);
  if (!/\.tsx?$/.test(name) || !existsSync(file)) return undefined;
  const source = readFileSync(file, "utf8").replace(/\/\*[^]*?\*\//g, "");
  const listMatches = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, one = ""]) => one);
  const resolveOwn = (names: string[]) => names.flatMap((one) => resolveImport(src, file, one) ?? []);
  return {
    imports: resolveOwn(listMatches(statics)),
    later: resolveOwn(listMatches(dynamics)),
    texts: listMatches(shown),
  };
}

const toModuleName = (src: string, file: string) => path.posix.join("src", path.relative(src, file));

/** A module of ours, or null for a package. */
function resolveImport(src: string, from: string, address: string): string | null {
  // « ?url » asks for the address of a file.
  const name = address.replace(/\?.*/, "");
  if (name.startsWith("#")) return path.posix.join("src", name.slice(1));
  if (!name.startsWith(".")) return null;
  return toModuleName(src, path.resolve(path.dirname(from), name));
}

/** These modules and all that they import, what they import later included or not; other screens are never part of one. */
export function collectReached(modules: Imports, starts: readonly string[], withLater: boolean): Set<string> {
  const reached = new Set<string>();
  const queue = [...starts];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    const found = modules.get(name);
    if (found)
      queue.push(...found.imports, ...(withLater && !name.endsWith("/module.ts") ? found.later : []));
  }
  return reached;
}
