import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { firstScreen, waiting } from "../../src/app/pageParts.ts";
import { noteFigure, proving } from "../../src/platform/testing/proof.ts";

import { reachedFrom, readImports } from "./imports.ts";
import { copyProject, planted, plantConcept } from "./planted.ts";
import { inKilobytes, readBuild, weighPages } from "./weigh.ts";

const folder = mkdtempSync(path.join(tmpdir(), "rondo-planted-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const allowed = 1000;

/** Sources that the first page loads at once, and their bytes before they are made small. */
function firstPageOf(project: string) {
  const starts = ["src/app/workspace.tsx", firstScreen, waiting];
  const files = [...reachedFrom(readImports(path.join(project, "src")), starts, false)];
  return { files, bytes: files.reduce((sum, file) => sum + statSync(path.join(project, file)).size, 0) };
}

test("a planted concept of 200 texts and a screen adds at most 1 kB to the sources of the first page", () => {
  copyProject(folder);
  const before = firstPageOf(folder);
  plantConcept(folder);
  const after = firstPageOf(folder);
  expect(before.files.length).toBeGreaterThan(40);
  const module = "src/orchards/client/module.ts";
  expect(after.files.toSorted()).toEqual([...before.files, module].toSorted());
  expect(after.bytes).toBeGreaterThan(before.bytes);
  expect(after.bytes - before.bytes).toBeLessThanOrEqual(allowed);
  const modules = readImports(path.join(folder, "src"));
  const { later } = modules.get(module)!;
  expect(later).toEqual(expect.arrayContaining([planted.screen, planted.texts]));
});

test.runIf(proving)("and at most 1 kB to what a browser fetches for it", { timeout: 600_000 }, () => {
  const weightOf = (plant: boolean) => {
    const copy = path.join(folder, plant ? "planted" : "plain");
    copyProject(copy);
    if (plant) plantConcept(copy);
    const node = path.join(copy, "node_modules/.bin/node");
    execFileSync(node, ["node_modules/vite/bin/vite.js", "build"], { cwd: copy });
    execFileSync(node, ["scripts/compress.mjs"], { cwd: copy });
    const pages = weighPages(readBuild(path.join(copy, "dist/client")));
    return pages.find(({ name }) => name === firstScreen)?.bytes ?? Number.NaN;
  };
  const growth = weightOf(true) - weightOf(false);
  noteFigure({
    name: "what a planted concept of 200 texts and a screen adds to the first page of the workspace",
    measured: inKilobytes(growth),
    asked: "≤ 1.0 kB",
  });
  expect(growth).toBeLessThanOrEqual(allowed);
});
