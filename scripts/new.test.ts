import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { proving } from "../src/platform/testing/proof.ts";
import { Project, CommandError } from "./new/project.ts";
import { templates } from "./new/templates.ts";

/** The part of the law that reads one file alone. */
interface Law {
  findRoleViolation: (file: string) => object | undefined;
  readSource: (file: string, text: string) => object[];
}
const modules = ["./law/roles.mjs", "./law/source.mjs"];
const { findRoleViolation, readSource } = Object.assign(
  {},
  ...(await Promise.all(modules.map((module) => import(module) as Promise<object>))),
) as Law;

const root = path.join(import.meta.dirname, "..");
const folder = mkdtempSync(path.join(tmpdir(), "rondo-new-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The files of the project to which a line is added. */
const edited = [
  "architecture.mjs",
  "docs/permissions.md",
  "e2e/everyPage.ts",
  "src/app/serverModules.ts",
  "src/app/clientModules.ts",
  "src/app/testing/inputs.ts",
  "src/paths.ts",
  "src/people",
];

function run(command: string): string[] {
  const [kind = "", target = "", ...rest] = command.split(" ");
  const project = new Project(folder);
  templates[kind]?.(project, target, rest);
  return project.write();
}

const commands = {
  "concept zebras": 10,
  "concept privacy": 9,
  "endpoint zebras.list --allow signedIn": 6,
  "endpoint people.departures --allow managePeople": 6,
  "screen zebras.Zebras --for evaluate --path /app/zebras": 6,
  "screen privacy.DataManagement --for administer": 5,
  "screen people.Departures --for managePeople": 6,
  "table zebras.zebra_stripes": 1,
};

describe("npm run new", () => {
  const written: Record<string, string[]> = {};
  beforeAll(() => {
    for (const file of edited) cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
    for (const command of Object.keys(commands)) written[command] = run(command);
  });

  test.each(Object.entries(commands))("%s writes %i files", (command, count) => {
    expect(written[command]).toHaveLength(count);
  });

  test("a concept is born with three lines outside its folder, a screen and an endpoint with two", () => {
    const outside = Object.entries(written).map(([command, files]) => [
      command.split(" ").slice(0, 2).join(" "),
      files.filter((file) => !/^src\/(?:zebras|privacy|people)\//.test(file)).toSorted(),
    ]);
    expect(Object.fromEntries(outside)).toEqual({
      "concept zebras": ["architecture.mjs", "src/app/clientModules.ts", "src/app/serverModules.ts"],
      // Its place in architecture.mjs is there already, as of each concept of the specification.
      "concept privacy": ["src/app/clientModules.ts", "src/app/serverModules.ts"],
      "endpoint zebras.list": ["docs/permissions.md", "src/app/testing/inputs.ts"],
      "endpoint people.departures": ["docs/permissions.md", "src/app/testing/inputs.ts"],
      "screen zebras.Zebras": ["e2e/everyPage.ts", "src/paths.ts"],
      // Its path is in src/paths.ts already, and its place in everyPage.ts is filled.
      "screen privacy.DataManagement": ["e2e/everyPage.ts"],
      "screen people.Departures": ["e2e/everyPage.ts", "src/paths.ts"],
      "table zebras.zebra_stripes": [],
    });
  });

  test("its files keep the law, and their imports lead somewhere", () => {
    const files = Object.values(written)
      .flat()
      .filter((file) => /\.tsx?$/.test(file));
    const project = new Project(folder);
    const faults = [...new Set(files)].flatMap((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      const lost = [...text.matchAll(/from "#([^"]+)"/g)]
        .map(([, target = ""]) => `src/${target}`)
        .filter((target) => !project.exists(target) && !new Project(root).exists(target));
      return [
        ...(file.startsWith("src/") ? [findRoleViolation(file) ?? []].flat() : []),
        ...readSource(file, text),
        ...lost.map((target) => `${file} imports ${target}`),
      ];
    });
    expect(faults).toEqual([]);
  });

  test("a page that the specification names is visited once", () => {
    const pages = readFileSync(path.join(folder, "e2e/everyPage.ts"), "utf8");
    expect(pages.match(/^ +dataManagement: .*$/gm)).toEqual(["  dataManagement: [paths.dataManagement()],"]);
  });

  test("it refuses what is there already, and writes nothing then", () => {
    const before = readFileSync(path.join(folder, "src/app/serverModules.ts"), "utf8");
    for (const command of Object.keys(commands)) expect(() => run(command), command).toThrow(/already/);
    expect(readFileSync(path.join(folder, "src/app/serverModules.ts"), "utf8")).toBe(before);
  });

  test("it names the file in which it does not find where its line goes", () => {
    const project = new Project(folder);
    expect(() => project.insert("src/zebras/server/router.ts", /nowhere/, "elsewhere")).toThrow(
      new CommandError("src/zebras/server/router.ts: nothing like /nowhere/ (scripts/new expects it there)."),
    );
  });

  test.each([
    ["endpoint zebras", "« zebras » is no such name"],
    ["screen zebras.list --for evaluate", "« zebras.list » is no such name"],
    ["endpoint zebras.read", /Give --allow, one of signedIn/],
    ["endpoint zebras.read --allow anyone", /Give --allow, one of signedIn/],
    ["screen zebras.Other", /Give --for, one of signedIn/],
    ["screen zebras.Other --colour", /--colour/],
  ])("« %s » is explained", (command, message) => {
    expect(() => run(command)).toThrow(message);
  });
});

describe.runIf(proving)("a copy of the project in which everything new was written", () => {
  const copy = path.join(folder, "copy");
  const absent = /^(?:node_modules|dist|\.git|\.data.*|\.cache|test-results|playwright-report)$/;
  const runInCopy = (...[program = "", ...given]: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, given, { cwd: copy, encoding: "utf8" });
    return status === 0 ? "" : stdout + stderr;
  };
  beforeAll(() => {
    cpSync(root, copy, { recursive: true, filter: (source) => !absent.test(path.relative(root, source)) });
    symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
    for (const command of Object.keys(commands))
      expect(runInCopy("node", "scripts/new.ts", ...command.split(" "))).toBe("");
  }, 120_000);

  test.each([
    ["format", ["node_modules/.bin/prettier", "--check", "."]],
    ["types", ["node", "node_modules/typescript7/bin/tsc", "-p", "."]],
    ["law", ["node", "scripts/law.mjs"]],
    ["lint", ["node_modules/.bin/oxlint", "--type-aware", "--deny-warnings"]],
    ["unused", ["node_modules/.bin/knip", "--no-progress"]],
  ])("passes: %s", { timeout: 300_000 }, (_, command) => expect(runInCopy(...command)).toBe(""));
});
