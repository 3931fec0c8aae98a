import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { AreaName } from "../../src/app/light/areas.ts";
import { firstScreen, lightParts, listLightParts } from "../../src/app/pageParts.ts";
import { importedBy, withPreloadLinks, type Manifest } from "../../src/platform/server/http/preloadLinks.ts";
import type { Language } from "../../src/platform/vocabulary.ts";
import { listParts, screens as declared } from "./screens.ts";
import { budgets, charts, kit, list, mayDraw } from "./budgets.ts";

/** The built client, as the server sends it (src/platform/server/http/pages.ts). */
export interface Build {
  manifest: Manifest;
  /** The sources inside a file of the build. */
  modules: Record<string, string[]>;
  /** Bytes on the wire, without headers. */
  readSize: (file: string) => number;
  readHtml: (shell: string) => string;
}

export function readBuild(folder: string): Build {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  return {
    manifest: JSON.parse(read(".vite/manifest.json")) as Manifest,
    modules: JSON.parse(read(".vite/modules.json")) as Record<string, string[]>,
    readSize(file) {
      const compressed = path.join(folder, `${file}.br`);
      return statSync(existsSync(compressed) ? compressed : path.join(folder, file)).size;
    },
    readHtml: read,
  };
}

/** A page by the file of its screen, and what it imports beside its shell. */
interface Page {
  name: string;
  shell: "light.html" | "workspace.html";
  parts: readonly string[];
}

/** Every page that the build knows: a new one is weighed, or refused until src/app/pageParts.ts names it. */
export function listPages(build: Build, language: Language): Page[] {
  const listScreens = (shell: Page["shell"]) => {
    const later = importedBy(build.manifest, [shell]).flatMap(({ dynamicImports = [] }) => dynamicImports);
    // The first screen is in the file of the shell itself: nothing of it is imported later.
    const own = shell === "workspace.html" ? [firstScreen] : [];
    const screens = [...new Set([...own, ...later])].filter((part) => part.endsWith(".tsx"));
    if (screens.length === 0) throw new Error(`${shell} has no page`);
    return screens.map((name) => ({ name, shell }));
  };
  const areas = Object.keys(lightParts) as AreaName[];
  const light = listScreens("light.html").map((screen) => {
    const area = areas.find((one) => lightParts[one].screens === screen.name);
    if (!area) throw new Error(`${screen.name}: say in src/app/pageParts.ts which words it needs`);
    return { ...screen, parts: listLightParts(area, language) };
  });
  // A screen of the routes, and not a part that one of them, or the frame, opens later.
  const workspace = listScreens("workspace.html").flatMap((screen) =>
    declared
      .filter(({ file }) => file === screen.name)
      .map((one) => ({ ...screen, parts: listParts(one, language) })),
  );
  return [...light, ...workspace];
}

/** Fonts are counted apart: they come after the first screen, and text is readable before (platform/client/fonts.ts). */
export const isFont = (file: string) => file.endsWith(".woff2") || /webFonts-[^/]+\.css$/.test(file);

/**
 * Bytes of each file that a browser fetches to show a page for the first time: the HTML, with what the server writes
 * into its head, and all that it names, then the page's own parts.
 * @throws when one is not there: it would weigh nothing
 */
export function readSizes(build: Build, { shell, parts }: Page): Map<string, number> {
  const absent = [shell, ...parts].find((part) => !(part in build.manifest));
  if (absent) throw new Error(`${absent} is not in the build`);
  const html = build.readHtml(shell);
  const named = Array.from(
    html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/([^"]+)"/g),
    ([, file = ""]) => file,
  );
  const chunks = importedBy(build.manifest, [shell, ...parts]);
  const files = new Set([
    ...named.filter((file) => !isFont(file)),
    ...chunks.flatMap(({ file, css = [] }) => [file, ...css]),
  ]);
  const page = gzipSync(withPreloadLinks(html, build.manifest, parts)).length;
  return new Map([[shell, page], ...Array.from(files, (file) => [file, build.readSize(file)] as const)]);
}

export interface WeighedPage {
  name: string;
  bytes: number;
  limit: number;
  /** Heaviest first. */
  files: readonly (readonly [file: string, bytes: number])[];
  /** Of a page with a list, what its scripts weigh; null elsewhere. */
  listScripts: number | null;
  /** Chart sources that came along and should not have. */
  charts: readonly string[];
}

const sum = (files: readonly (readonly [string, number])[]) =>
  files.reduce((total, [, size]) => total + size, 0);

/** Every page against its budget, in the heavier language. */
export function weighPages(build: Build): WeighedPage[] {
  const weighed = (["fr", "en"] as const).map((language) => {
    const pages = listPages(build, language);
    const first = pages.find(({ name }) => name === firstScreen);
    if (!first) throw new Error(`${firstScreen} is not in the build`);
    const known = readSizes(build, first);
    return pages.map((page) => {
      if (page.shell === "light.html") return weigh(build, page, readSizes(build, page), budgets.light);
      if (page === first) return weigh(build, page, known, budgets.first);
      const beyond = [...readSizes(build, page)].filter(([file]) => !known.has(file));
      return weigh(build, page, new Map(beyond), budgets.further);
    });
  });
  const [french = [], english = []] = weighed;
  return french.map((page, index) => (english[index]!.bytes > page.bytes ? english[index]! : page));
}

function weigh(
  build: Build,
  { name }: Page,
  loaded: ReadonlyMap<string, number>,
  limit: number,
): WeighedPage {
  const files = [...loaded].sort(([, a], [, b]) => b - a);
  const sources = files.flatMap(([file]) => build.modules[file] ?? []);
  const scripts = sum(files.filter(([file]) => file.endsWith(".js")));
  return {
    name,
    bytes: sum(files),
    limit,
    files,
    listScripts: sources.includes(list) ? scripts : null,
    charts: mayDraw(name) ? [] : sources.filter((source) => source.startsWith(charts)),
  };
}

export const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What is over its budget, with what weighs most in it. */
export const listExcesses = (pages: readonly WeighedPage[]): string[] =>
  pages.flatMap(({ name, bytes, limit, files, listScripts, charts }) => [
    ...(bytes > limit
      ? [
          `${name} loads ${formatKilobytes(bytes)}, the limit is ${formatKilobytes(limit)}. The heaviest:`,
          ...files.slice(0, 5).map(([file, size]) => `  ${formatKilobytes(size).padStart(9)}  ${file}`),
        ]
      : []),
    ...(listScripts && listScripts > budgets.listScripts
      ? [
          `${name} loads ${formatKilobytes(listScripts)} of scripts, a list ${formatKilobytes(budgets.listScripts)}.`,
        ]
      : []),
    ...(charts.length > 0 ? [`${name} loads code of charts: ${charts.join(", ")}`] : []),
  ]);

/** What one shell opens, at once or later, that holds the entry of the other, which would start it in the same page. */
export function listStrayEntries({ manifest, modules }: Build): string[] {
  const entries = { "light.html": "src/app/workspace.tsx", "workspace.html": "src/app/light.tsx" };
  return Object.entries(entries).flatMap(([shell, other]) =>
    [...listOpenedFiles(manifest, shell)]
      .filter((name) => modules[manifest[name]?.file ?? ""]?.includes(other))
      .map((name) => `${shell} opens ${name}, which holds ${other}: see the groups in vite.config.ts`),
  );
}

/** What the light shell opens, at once or later, that brings the kit of the workspace along. */
export function listStrayImports({ manifest, modules }: Build): string[] {
  return [...listOpenedFiles(manifest, "light.html")]
    .filter((name) => modules[manifest[name]?.file ?? ""]?.includes(kit))
    .map((name) => `The light shell opens ${name}, which holds ${kit}: see the groups in vite.config.ts`);
}

function listOpenedFiles(manifest: Manifest, shell: string): Set<string> {
  const reached = new Set([shell]);
  for (const name of reached) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    for (const next of [...imports, ...dynamicImports]) reached.add(next);
  }
  return reached;
}
