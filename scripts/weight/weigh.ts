import { firstScreen } from "../../src/app/pageParts.ts";
import { everImportedBy, sizesOf, type Build } from "./build.ts";
import {
  isChart,
  isList,
  languages,
  lightPages,
  limits,
  mayDraw,
  workspacePages,
  type Page,
} from "./pages.ts";

export interface Weighed {
  name: string;
  bytes: number;
  limit: number;
  /** Heaviest first. */
  files: readonly (readonly [file: string, bytes: number])[];
  /** Of a page with a list, what its scripts weigh and may weigh; null elsewhere. */
  listScripts: { bytes: number; limit: number } | null;
  /** Chart sources that came along and should not have. */
  charts: readonly string[];
}

/** Every page against its budget, in the heavier language. */
export function weighPages(build: Build): Weighed[] {
  const perLanguage = languages.map((language) => {
    const filesOf = ({ shell, parts }: Page) => sizesOf(build, shell, parts);
    const workspace = workspacePages(build, language);
    const first = workspace.find(({ name }) => name === firstScreen);
    if (!first) throw new Error(`${firstScreen} is not in the build`);
    const known = filesOf(first);
    const beyond = (page: Page) => new Map([...filesOf(page)].filter(([file]) => !known.has(file)));
    return [
      ...lightPages(build, language).map((page) => weigh(build, page, filesOf(page), limits.light)),
      weigh(build, first, known, limits.first),
      ...workspace
        .filter((page) => page !== first)
        .map((page) => weigh(build, page, beyond(page), limits.further)),
    ];
  });
  const [some = [], ...others] = perLanguage;
  return some.map((page, index) =>
    others.reduce((heavier, list) => heaviest(heavier, list[index] ?? heavier), page),
  );
}

const heaviest = (a: Weighed, b: Weighed) => (b.bytes > a.bytes ? b : a);

function weigh(build: Build, page: Page, loaded: ReadonlyMap<string, number>, limit: number): Weighed {
  const files = [...loaded].sort(([, a], [, b]) => b - a);
  const bytes = files.reduce((sum, [, size]) => sum + size, 0);
  const charts = files.flatMap(([file]) => (build.modules[file] ?? []).filter(isChart));
  const isOfList = files.some(([file]) => build.modules[file]?.some(isList));
  const scripts = files.filter(([file]) => file.endsWith(".js")).reduce((sum, [, size]) => sum + size, 0);
  const listScripts = isOfList ? { bytes: scripts, limit: limits.listScripts } : null;
  return { name: page.name, bytes, limit, files, listScripts, charts: mayDraw(page) ? [] : charts };
}

/** Makes a Trusted Types policy, which the pages of the light shell forbid: a file that holds it does not run there. */
const kit = "src/platform/ui/trustedStyles.ts";

/** What the light shell opens, at once or later, that brings the kit of the workspace along. */
export const strayImports = (build: Build): string[] =>
  everImportedBy(build.manifest, "light.html")
    .filter(([, { file }]) => build.modules[file]?.includes(kit))
    .map(([name]) => `The light shell opens ${name}, which holds ${kit}: see the groups in vite.config.ts`);

export const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What is over its budget, with what weighs most in it. */
export const excesses = (pages: readonly Weighed[]): string[] =>
  pages.flatMap(({ name, bytes, limit, files, listScripts, charts }) => [
    ...(bytes > limit
      ? [
          `${name} loads ${inKilobytes(bytes)}, the limit is ${inKilobytes(limit)}. The heaviest:`,
          ...files.slice(0, 5).map(([file, size]) => `  ${inKilobytes(size).padStart(9)}  ${file}`),
        ]
      : []),
    ...(listScripts && listScripts.bytes > listScripts.limit
      ? [
          `${name} loads ${inKilobytes(listScripts.bytes)} of scripts, a list ${inKilobytes(listScripts.limit)}.`,
        ]
      : []),
    ...(charts.length > 0 ? [`${name} loads code of charts: ${charts.join(", ")}`] : []),
  ]);
