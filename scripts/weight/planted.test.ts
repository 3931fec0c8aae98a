import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { firstScreen, signingOutModule } from "../../src/app/pageParts.ts";
import { noteFigure, proving } from "../../src/platform/testing/proof.ts";
import { Project } from "../new/project.ts";
import { templates } from "../new/templates.ts";
import { collectReached, readImports } from "./imports.ts";
import { formatKilobytes, readBuild, weighPages } from "./weigh.ts";

const root = path.resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(path.join(tmpdir(), "rondo-planted-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const allowed = 1000;

/** What a build of the browser's code reads, and what `npm run new` adds lines to. */
const sources = [
  "src",
  "public",
  "scripts",
  "light.html",
  "workspace.html",
  "vite.config.ts",
  "tsconfig.json",
].concat(["package.json", "architecture.mjs", "e2e/everyPage.ts"]);
const left = /\/(?:server|testing)(?:\/|$)|\/src\/app\/demonstration(?:\/|$)|\.test\.tsx?$/;
/** Of the server, what the build reads. */
const needed = /\/src\/platform\/server(?:$|\/preloadLinks\.ts$)/;

/** A copy of the project, to plant something in and to build. */
function copyProject(to: string): void {
  const filter = (file: string) => !left.test(file) || needed.test(file);
  for (const name of sources) cpSync(path.join(root, name), path.join(to, name), { recursive: true, filter });
  symlinkSync(path.join(root, "node_modules"), path.join(to, "node_modules"));
}

/** What `npm run new` writes for a concept and a screen, with 200 texts that do not compress into one another. */
function plantConcept(to: string): void {
  const project = new Project(to);
  templates["concept"]!(project, "orchards", []);
  templates["screen"]!(project, "orchards.Orchards", ["--for", "managePeople"]);
  project.write();
  for (const language of ["fr", "en"]) {
    const texts = Array.from({ length: 200 }, (_, index) => {
      const letters = (index * 7_919 + 104_729).toString(36) + (index * 15_485_863).toString(36);
      return `text${index}: "${language} ${letters} ${letters.split("").toReversed().join("")} ${index}",`;
    });
    const file = path.join(to, `src/orchards/texts.${language}.ts`);
    writeFileSync(file, `export const ${language} = { title: "Orchards", ${texts.join("\n")} };\n`);
  }
}

/** Sources that the first page loads at once, and their bytes before they are made small. */
function readFirstPage(project: string) {
  const starts = ["src/app/workspace.tsx", firstScreen, signingOutModule];
  const files = [...collectReached(readImports(path.join(project, "src")), starts, false)];
  return { files, bytes: files.reduce((sum, file) => sum + statSync(path.join(project, file)).size, 0) };
}

test("a planted concept of 200 texts and a screen adds at most 1 kB to the sources of the first page", () => {
  copyProject(folder);
  const before = readFirstPage(folder);
  plantConcept(folder);
  const after = readFirstPage(folder);
  const module = "src/orchards/client/module.ts";
  expect(before.files.length).toBeGreaterThan(40);
  expect(after.files.toSorted()).toEqual([...before.files, module].toSorted());
  expect(after.bytes).toBeGreaterThan(before.bytes);
  expect(after.bytes - before.bytes).toBeLessThanOrEqual(allowed);
  const { later } = readImports(path.join(folder, "src")).get(module)!;
  const planted = ["src/orchards/client/screens/OrchardsScreen.tsx", "src/orchards/texts.fr.ts"];
  expect(later).toEqual(expect.arrayContaining(planted));
});

test.runIf(proving)("and at most 1 kB to what a browser fetches for it", { timeout: 600_000 }, () => {
  const measureWeight = (plant: boolean) => {
    const copy = path.join(folder, plant ? "planted" : "plain");
    copyProject(copy);
    if (plant) plantConcept(copy);
    const node = path.join(copy, "node_modules/.bin/node");
    execFileSync(node, ["node_modules/vite/bin/vite.js", "build"], { cwd: copy });
    execFileSync(node, ["scripts/compress.mjs"], { cwd: copy });
    const pages = weighPages(readBuild(path.join(copy, "dist/client")));
    return pages.find(({ name }) => name === firstScreen)?.bytes ?? Number.NaN;
  };
  const growth = measureWeight(true) - measureWeight(false);
  noteFigure({
    name: "what a planted concept of 200 texts and a screen adds to the first page of the workspace",
    measured: formatKilobytes(growth),
    asked: "≤ 1.0 kB",
  });
  expect(growth).toBeLessThanOrEqual(allowed);
});
