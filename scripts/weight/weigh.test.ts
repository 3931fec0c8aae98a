import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { charts } from "./budgets.ts";
import { listExcesses, readBuild, listStrayEntries, listStrayImports, weighPages } from "./weigh.ts";

const folder = mkdtempSync(path.join(tmpdir(), "rondo-weight-"));
afterAll(() => rmSync(folder, { recursive: true }));

const texts = (language: string) =>
  [
    "platform/texts",
    "auth/client/light/textsWithErrors",
    "app/shell/around",
    "dashboards/texts",
    "people/client/textsWithErrors",
  ]
    .concat(["reports/texts", "evaluations/client/textsWithErrors", "reports/client/flags/textsWithErrors"])
    .map((name) => `src/${name}.${language}.ts`);
const dashboard = "src/dashboards/client/screens/DashboardScreen.tsx";
const people = "src/people/client/screens/OrganisationChartScreen.tsx";
const report = "src/reports/client/screens/ReportScreen.tsx";
const login = "src/app/light/authRoutes.tsx";
const waiting = "src/answers/client/light/device/signingOut.ts";
const pages = [login, dashboard, people, report];

/** A build in which each entry is a file of its own, of 10 kB when nothing else is said; sizes in kB. */
function writeBuild(sizes: Record<string, number>, modules: Record<string, string[]> = {}) {
  const built = mkdtempSync(path.join(folder, "build-"));
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(built, file)), { recursive: true });
    writeFileSync(path.join(built, file), content);
  };
  const chunk = (imports: string[], dynamicImports: string[] = []) => ({ imports, dynamicImports });
  const manifest = {
    "light.html": chunk(["_react"], [login, ...texts("fr"), ...texts("en")]),
    "workspace.html": chunk(["_react", "_kit"]),
    _kit: chunk(["_react"], [dashboard, people, report, waiting, ...texts("fr"), ...texts("en")]),
    _react: chunk([]),
    _table: chunk(["_react"]),
    [waiting]: chunk([]),
    [login]: chunk(["_react"]),
    [dashboard]: chunk(["_kit"]),
    [people]: chunk(["_kit", "_table"]),
    [report]: chunk(["_kit"]),
    ...Object.fromEntries([...texts("fr"), ...texts("en")].map((name) => [name, chunk([])])),
  };
  const toFile = (key: string) => `assets/${key.replaceAll("/", "-")}.js`;
  for (const key of Object.keys(manifest)) {
    write(toFile(key), "raw");
    write(`${toFile(key)}.br`, randomBytes((sizes[key] ?? 10) * 1000));
  }
  write("style.css", randomBytes((sizes["style"] ?? 1) * 1000));
  write("font.woff2", randomBytes(900_000));
  for (const shell of ["light.html", "workspace.html"])
    write(shell, `<link rel="stylesheet" href="/style.css"><link as="font" href="/font.woff2">`);
  const entries = Object.entries(manifest).map(([key, value]) => [key, { file: toFile(key), ...value }]);
  write(".vite/manifest.json", JSON.stringify(Object.fromEntries(entries)));
  const inside = Object.entries(modules).map(([key, sources]) => [toFile(key), sources]);
  write(".vite/modules.json", JSON.stringify(Object.fromEntries(inside)));
  return readBuild(built);
}
const weighPage = (build: ReturnType<typeof writeBuild>, name: string) =>
  Math.round((weighPages(build).find((page) => page.name === name)?.bytes ?? 0) / 1000);

test("every page that the shells import is weighed: its HTML, styles, code at once and one language; no font", () => {
  const build = writeBuild({});
  expect(weighPages(build).map(({ name }) => name)).toEqual(pages);
  // The shell, React, the page, two sets of words; the style sheet.
  expect(weighPage(build, login)).toBe(51);
  // The shell and its kit, React, the page, three sets of words, what is asked of this device; the style sheet.
  expect(weighPage(build, dashboard)).toBe(81);
  expect(listExcesses(weighPages(build))).toEqual([]);
});

test("a further page of the workspace weighs what it adds to the first", () => {
  expect(weighPage(writeBuild({ _table: 12 }), people)).toBe(32);
  expect(weighPage(writeBuild({ _kit: 100 }), people)).toBe(30);
});

test("the words count in the heavier language", () => {
  expect(weighPage(writeBuild({ "src/auth/client/light/textsWithErrors.en.ts": 30 }), login)).toBe(71);
});

test("a page over its limit is named, with its size, the limit and its five heaviest files", () => {
  const planted = listExcesses(
    weighPages(writeBuild({ [login]: 70, _react: 15, "src/auth/client/light/textsWithErrors.fr.ts": 12 })),
  );
  expect(planted).toEqual([
    `${login} loads 118.1 kB, the limit is 110.0 kB. The heaviest:`,
    "    70.0 kB  assets/src-app-light-authRoutes.tsx.js",
    "    15.0 kB  assets/_react.js",
    "    12.0 kB  assets/src-auth-client-light-textsWithErrors.fr.ts.js",
    "    10.0 kB  assets/light.html.js",
    "    10.0 kB  assets/src-platform-texts.fr.ts.js",
  ]);
  expect(listExcesses(weighPages(writeBuild({ _kit: 95 })))[0]).toMatch(
    /^src\/dashboards.* 166\.1 kB, .* 165/,
  );
  expect(listExcesses(weighPages(writeBuild({ _table: 21 })))[0]).toMatch(/^src\/people.* 41\.0 kB, .* 40/);
});

test("charts are drawn by pages of reports, and come along nowhere else", () => {
  const chart = [`${charts}DotPlot.tsx`];
  expect(existsSync(path.resolve(import.meta.dirname, "../..", chart[0] ?? ""))).toBe(true);
  expect(listExcesses(weighPages(writeBuild({}, { [report]: chart })))).toEqual([]);
  expect(listExcesses(weighPages(writeBuild({}, { _table: chart })))).toEqual([
    `${people} loads code of charts: ${chart[0]}`,
  ]);
});

test("a page with a list has a limit for its scripts alone", () => {
  const list = { _table: ["src/platform/ui/lists/ListPage.tsx"] };
  expect(listExcesses(weighPages(writeBuild({}, list)))).toEqual([]);
  expect(listExcesses(weighPages(writeBuild({ _table: 15 }, list)))).toEqual([
    `${people} loads 35.0 kB of scripts, a list 30.0 kB.`,
  ]);
});

test("a build without the first page, or without any, is not taken for a light one", () => {
  const build = writeBuild({});
  const without = (key: string) => ({
    ...build,
    manifest: Object.fromEntries(Object.entries(build.manifest).filter(([name]) => name !== key)),
  });
  expect(() => weighPages(without(dashboard))).toThrow(`${dashboard} is not in the build`);
  expect(() => weighPages(without("src/auth/client/light/textsWithErrors.fr.ts"))).toThrow(
    "src/auth/client/light/textsWithErrors.fr.ts is not in the build",
  );
});

test("the light shell never opens a file with the kit of the workspace in it, not even later", () => {
  const kit = ["src/platform/ui/trustedStyles.ts"];
  expect(listStrayImports(writeBuild({}, { _kit: kit }))).toEqual([]);
  expect(listStrayImports(writeBuild({}, { [login]: kit }))).toEqual([expect.stringContaining(login)]);
});

test("a part of the other shell may be opened, its entry may not: loading it starts that shell", () => {
  expect(listStrayEntries(writeBuild({}, { _kit: ["src/platform/light/Button.tsx"] }))).toEqual([]);
  expect(listStrayEntries(writeBuild({}, { [people]: ["src/app/light.tsx"] }))).toEqual([
    expect.stringContaining(`workspace.html opens ${people}`),
  ]);
  expect(listStrayEntries(writeBuild({}, { [login]: ["src/app/workspace.tsx"] }))).toHaveLength(1);
});
