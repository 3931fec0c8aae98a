import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lawfulTree, libraries } from "./law/lawfulTree.ts";
import { plants } from "./law/plants.ts";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function project(files: Record<string, string>) {
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

const modulesOf = (files: Record<string, string>) =>
  Object.keys(files).filter((path) => path.startsWith("src/")).length;

test("a tree that keeps the law passes, and every import of it is read", () => {
  const { status, lines } = runLaw(project(lawfulTree));
  const imports =
    Object.values(lawfulTree)
      .join("\n")
      .match(/\b(?:from|import) ?\(?"/g) ?? [];
  expect(lines).toEqual([
    `${modulesOf(lawfulTree)} modules, ${imports.length} dependencies read, 0 violations.`,
  ]);
  expect(status).toBe(0);
});

test("a checker that has nothing to read fails", () => {
  const { status, lines } = runLaw(project({}));
  expect(lines[0]).toContain("The law is blind");
  expect(status).toBe(1);
});

test("a checker that cannot see the imports of a file fails", () => {
  // The configuration excludes declaration files, so this import goes unseen as it would for a broken parser.
  const files = { "src/app/main.ts": 'import type { Generated } from "./generated.d.ts";\n' };
  const { status, lines } = runLaw(
    project({ ...files, "src/app/generated.d.ts": "export type Generated = 1;" }),
  );
  expect(lines[0]).toBe("The law is blind: src/app/main.ts has imports, none was seen.");
  expect(status).toBe(1);
});

describe("a planted fault is refused:", () => {
  const planted = { ...lawfulTree };
  let lines: string[] = [];
  let status: number | null = null;

  beforeAll(() => {
    for (const plant of plants) Object.assign(planted, plant.files);
    ({ lines, status } = runLaw(project(planted)));
  });

  test.each(plants)("$promise", ({ where, rule }) => {
    const found = lines.filter((line) => line.startsWith(where));
    expect(found.map((line) => line.slice(line.indexOf("  ") + 2).split(":")[0])).toContain(rule);
    expect(status).toBe(1);
  });

  test("and every import rule has its plant", () => {
    const configuration = readFileSync(join(import.meta.dirname, "../.dependency-cruiser.mjs"), "utf8");
    const names = Array.from(configuration.matchAll(/forbid\(\s*"([^"]+)"/g), ([, name]) => name);
    expect(names.length).toBeGreaterThan(16);
    expect(names.filter((name) => !plants.some(({ rule }) => rule === name))).toEqual([]);
  });

  test("and only the planted files are accused", () => {
    const guilty = new Set(plants.map(({ where }) => where.split(" → ")[0]!.replace(/:\d+$/, "")));
    const accused = lines.slice(0, -1).map((line) => line.split(/ → | {2}|:\d+/)[0]!);
    expect(accused.filter((file) => !guilty.has(file))).toEqual([]);
  });

  test("and every file was read", () => {
    expect(lines.at(-1)).toContain(`${modulesOf(planted)} modules`);
  });
});
