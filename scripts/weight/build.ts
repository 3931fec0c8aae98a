import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { importedBy, withPreloadLinks, type Manifest } from "../../src/platform/server/preloadLinks.ts";

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

/** All that a shell opens, at once or later, by its name in the manifest. */
export function everImportedBy(manifest: Manifest, shell: string): [string, Manifest[string]][] {
  const reached = new Map<string, Manifest[string]>();
  const queue = [shell];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const chunk = manifest[name];
    if (!chunk || reached.has(name)) continue;
    reached.set(name, chunk);
    queue.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
  }
  return [...reached];
}

/** Fonts are counted apart: they come after the first screen, and text is readable before (platform/client/fonts.ts). */
export const isFont = (file: string) => file.endsWith(".woff2") || /webFonts-[^/]+\.css$/.test(file);
const linked = /<(?:script|link)[^>]+(?:src|href)="\/([^"]+)"/g;

/**
 * What a browser fetches to show a page for the first time: the HTML and all that it names, then the page's own parts.
 * @throws when one is not there: it would weigh nothing
 */
function loadedBy(build: Build, shell: string, parts: readonly string[]): Set<string> {
  const absent = [shell, ...parts].find((part) => !(part in build.manifest));
  if (absent) throw new Error(`${absent} is not in the build`);
  const named = [...build.html(shell).matchAll(linked)].map(([, file = ""]) => file);
  const chunks = importedBy(build.manifest, [shell, ...parts]);
  const imported = chunks.flatMap(({ file, css = [] }) => [file, ...css]);
  return new Set([shell, ...named.filter((file) => !isFont(file)), ...imported]);
}

/** Bytes of each, the HTML with what the server writes into its head. */
export const sizesOf = (build: Build, shell: string, parts: readonly string[]): Map<string, number> =>
  new Map(
    [...loadedBy(build, shell, parts)].map((file) => [
      file,
      file === shell
        ? gzipSync(withPreloadLinks(build.html(shell), build.manifest, parts)).length
        : build.sizeOf(file),
    ]),
  );
