import { loadedBy, type Build } from "./build.ts";
import {
  firstPage,
  isChart,
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
  /** Chart sources that came along and should not have. */
  charts: readonly string[];
}

/** Every page against its budget, in the heavier language. */
export function weighPages(build: Build): Weighed[] {
  const perLanguage = languages.map((language) => {
    const filesOf = ({ shell, parts }: Page) => loadedBy(build, shell, parts);
    const workspace = workspacePages(build, language);
    const first = workspace.find(({ name }) => name === firstPage);
    if (!first) throw new Error(`${firstPage} is not in the build`);
    const known = filesOf(first);
    return [
      ...lightPages(build, language).map((page) => weigh(build, page, filesOf(page), limits.light)),
      weigh(build, first, known, limits.first),
      ...workspace
        .filter((page) => page !== first)
        .map((page) => weigh(build, page, beyond(known, filesOf(page)), limits.further)),
    ];
  });
  const [some = [], ...others] = perLanguage;
  return some.map((page, index) =>
    others.reduce((heavier, list) => heaviest(heavier, list[index] ?? heavier), page),
  );
}

const beyond = (known: ReadonlySet<string>, files: ReadonlySet<string>) =>
  new Set([...files].filter((file) => !known.has(file)));

const heaviest = (a: Weighed, b: Weighed) => (b.bytes > a.bytes ? b : a);

function weigh(build: Build, page: Page, loaded: ReadonlySet<string>, limit: number): Weighed {
  const files = [...loaded].map((file) => [file, build.sizeOf(file)] as const).sort(([, a], [, b]) => b - a);
  const bytes = files.reduce((sum, [, size]) => sum + size, 0);
  const charts = [...loaded].flatMap((file) => (build.modules[file] ?? []).filter(isChart));
  return { name: page.name, bytes, limit, files, charts: mayDraw(page) ? [] : charts };
}

export const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What is over its budget, with what weighs most in it. */
export const excesses = (pages: readonly Weighed[]): string[] =>
  pages.flatMap(({ name, bytes, limit, files, charts }) => [
    ...(bytes > limit
      ? [
          `${name} loads ${inKilobytes(bytes)}, the limit is ${inKilobytes(limit)}. The heaviest:`,
          ...files.slice(0, 5).map(([file, size]) => `  ${inKilobytes(size).padStart(9)}  ${file}`),
        ]
      : []),
    ...(charts.length > 0 ? [`${name} loads code of charts: ${charts.join(", ")}`] : []),
  ]);
