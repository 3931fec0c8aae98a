import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

/** The built client, as the server sends it (src/platform/server/pages.ts). */
export interface Build {
  manifest: Manifest;
  /** The sources inside a file of the build. */
  modules: Record<string, string[]>;
  /** Bytes on the wire, without headers. */
  sizeOf: (file: string) => number;
  html: (shell: string) => string;
}

export function readBuild(folder: string): Build {
  const json = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  return {
    manifest: json(".vite/manifest.json") as Manifest,
    modules: json(".vite/modules.json") as Record<string, string[]>,
    sizeOf(file) {
      const compressed = path.join(folder, `${file}.br`);
      return statSync(existsSync(compressed) ? compressed : path.join(folder, file)).size;
    },
    html: (shell) => readFileSync(path.join(folder, shell), "utf8"),
  };
}

/** Fonts are counted apart: they wait for no script, and text is readable before they come. */
const isFont = (file: string) => file.endsWith(".woff2");
const linked = /<(?:script|link)[^>]+(?:src|href)="\/([^"]+)"/g;

/** These parts of the build and all that they import at once. @throws when one is not there: it would weigh nothing */
export function importedBy({ manifest }: Build, parts: readonly string[]): Manifest[string][] {
  const found = new Map<string, Manifest[string]>();
  const queue = [...parts];
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    if (found.has(key)) continue;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build`);
    found.set(key, chunk);
    queue.push(...(chunk.imports ?? []));
  }
  return [...found.values()];
}

/** What a browser fetches to show a page for the first time: the HTML and all that it names, then the page's own parts. */
export function loadedBy(build: Build, shell: string, parts: readonly string[]): Set<string> {
  const named = [...build.html(shell).matchAll(linked)].map(([, file = ""]) => file);
  const imported = importedBy(build, [shell, ...parts]).flatMap(({ file, css = [] }) => [file, ...css]);
  return new Set([shell, ...named.filter((file) => !isFont(file)), ...imported]);
}
