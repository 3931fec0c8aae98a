import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lawfulTree, libraries } from "./law/lawfulTree.ts";
import { lawPlants, lintPlants, type Plant } from "./law/plants.ts";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function writeProject(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "law-"));
  folders.push(folder);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const dependencies = Object.fromEntries(libraries.map((name) => [name, "1.0.0"]));
  write("package.json", JSON.stringify({ type: "module", imports: { "#*": "./src/*" }, dependencies }));
  for (const name of libraries) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" }));
    write(`node_modules/${name}/index.js`, "");
  }
  mkdirSync(join(folder, "src"));
  for (const [path, text] of Object.entries(files)) write(path, text);
  return folder;
}

function runLaw(folder: string) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["scripts/law.mjs", folder], {
    cwd: join(import.meta.dirname, ".."),
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return { status, lines: stdout.trim().split("\n") };
}

const countModules = (files: Record<string, string>) =>
  Object.keys(files).filter((path) => path.startsWith("src/")).length;

test("a tree that keeps the law passes, and every import of it is read", () => {
  const { status, lines } = runLaw(writeProject(lawfulTree));
  const imports =
    Object.values(lawfulTree)
      .join("\n")
      .match(/\b(?:from|import) ?\(?"/g) ?? [];
  expect(lines).toEqual([
    `${countModules(lawfulTree)} modules, ${imports.length} dependencies read, 0 violations.`,
  ]);
  expect(status).toBe(0);
});

test("a checker that has nothing to read fails", () => {
  const { status, lines } = runLaw(writeProject({}));
  expect(lines[0]).toContain("The law is blind");
  expect(status).toBe(1);
});

test("a checker that cannot see the imports of a file fails", () => {
  // The configuration excludes declaration files, so this import goes unseen as it would for a broken parser.
  const files = { "src/app/main.ts": 'import type { Generated } from "./generated.d.ts";\n' };
  const { status, lines } = runLaw(
    writeProject({ ...files, "src/app/generated.d.ts": "export type Generated = 1;" }),
  );
  expect(lines[0]).toBe("The law is blind: src/app/main.ts has imports, none was seen.");
  expect(status).toBe(1);
});

const selectFaulty = (plants: readonly Plant[]) => plants.filter(({ rule }) => rule !== "");
const toFiles = (plants: readonly Plant[]) =>
  Object.fromEntries(plants.map(({ file, source }) => [file, source]));

describe("a planted fault is refused:", () => {
  const planted = { ...lawfulTree, ...toFiles(lawPlants) };
  /** Each violation: what it accuses (the file, or the folder, from which it starts) and its rule. */
  let accused: { file: string; rule: string }[] = [];
  let summary = "";

  beforeAll(() => {
    const { lines, status } = runLaw(writeProject(planted));
    expect(status).toBe(1);
    summary = lines.at(-1)!;
    accused = lines.slice(0, -1).map((line) => {
      const [, file = line, rule = ""] = /^(.*?)(?: → .*?|:\d+)?  ([\w-]+):/.exec(line) ?? [];
      return { file, rule };
    });
  });

  test.each(selectFaulty(lawPlants))("$rule: $file", (plant) => {
    expect(accused.some(({ file, rule }) => plant.file.startsWith(file) && rule === plant.rule)).toBe(true);
  });

  test("every import rule has its plant", () => {
    const configuration = readFileSync(join(import.meta.dirname, "../.dependency-cruiser.mjs"), "utf8");
    const names = Array.from(configuration.matchAll(/forbid\(\s*"([^"]+)"/g), ([, name]) => name);
    expect(names.length).toBeGreaterThan(16);
    expect(names.filter((name) => !lawPlants.some(({ rule }) => rule === name))).toEqual([]);
  });

  test("only the planted files are accused, and every file was read", () => {
    const guilty = selectFaulty(lawPlants).map(({ file }) => file);
    expect(accused.filter(({ file }) => !guilty.some((each) => each.startsWith(file)))).toEqual([]);
    expect(summary).toContain(`${countModules(planted)} modules`);
  });
});

test("oxlint refuses what it can, in rules and elsewhere, and lets a test of rules read the clock", () => {
  const configuration = readFileSync(join(import.meta.dirname, "../.oxlintrc.json"), "utf8");
  const lawful = {
    ".oxlintrc.json": configuration,
    "src/jobs/rules/now.test.ts": "export const now = Date.now();",
  };
  const oxlint = join(import.meta.dirname, "../node_modules/.bin/oxlint");
  const { stdout } = spawnSync(oxlint, ["--format=unix", "src"], {
    cwd: writeProject({ ...lawful, ...toFiles(lintPlants) }),
    encoding: "utf8",
  });
  const found = Array.from(
    stdout.matchAll(/^([^:]+):\d.*\/\w+\(([\w-]+)\)\]$/gm),
    ([, file, rule]) => `${rule} ${file}`,
  );
  expect(found.toSorted()).toEqual(lintPlants.map(({ file, rule }) => `${rule} ${file}`).toSorted());
});
