import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { proving } from "../src/platform/testing/proof.ts";
import { BadRequest, readArguments } from "./new/arguments.ts";
import { Changes } from "./new/changes.ts";
import { addConcept } from "./new/concept.ts";
import { addEndpoint } from "./new/endpoint.ts";
import { addScreen } from "./new/screen.ts";
import { addTable } from "./new/table.ts";

/** The part of the law that reads one file alone. */
interface Law {
  roleOf: (file: string) => object | undefined;
  readSource: (file: string, text: string) => object[];
}
const modules = ["./law/roles.mjs", "./law/source.mjs"];
const { roleOf, readSource } = Object.assign(
  {},
  ...(await Promise.all(modules.map((module) => import(module) as Promise<object>))),
) as Law;

const project = path.join(import.meta.dirname, "..");
const absent = /^(?:node_modules|dist|\.git|\.data|test-results|playwright-report)$/;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "rondo-new-"));
  folders.push(folder);
  return folder;
}

const kinds = { concept: addConcept, endpoint: addEndpoint, screen: addScreen, table: addTable };

/** Runs a command without what it would start afterwards. @returns the files it writes */
async function run(folder: string, command: string): Promise<string[]> {
  const request = readArguments(command.split(" "));
  const changes = new Changes(folder, project);
  await kinds[request.kind](changes, request);
  return changes.write();
}

const commands = {
  "concept zebras": [
    "+ src/zebras/README.md",
    "+ src/zebras/contract.ts",
    "+ src/zebras/server/module.ts",
    "+ src/zebras/server/router.ts",
    "+ src/zebras/texts.en.ts",
    "+ src/zebras/texts.fr.ts",
    "~ architecture.mjs",
    "~ src/app/concepts.ts",
    "~ src/app/workspaceTexts.ts",
  ],
  "endpoint zebras.list --allow signedIn": [
    "+ src/zebras/server/endpoints/listZebras.db.test.ts",
    "+ src/zebras/server/endpoints/listZebras.ts",
    "~ docs/permissions.md",
    "~ src/app/testing/inputs.ts",
    "~ src/zebras/contract.ts",
    "~ src/zebras/server/router.ts",
  ],
  "endpoint people.departures --allow managePeople --writes": [
    "+ src/people/server/endpoints/departures.db.test.ts",
    "+ src/people/server/endpoints/departures.ts",
    "~ docs/permissions.md",
    "~ src/app/testing/inputs.ts",
    "~ src/people/contract.ts",
    "~ src/people/server/router.ts",
  ],
  "screen zebras.Zebras --for evaluate --menu pulses --fr Zèbres --en Zebras": [
    "+ src/app/routes/zebras.ts",
    "+ src/zebras/client/screens/ZebrasScreen.tsx",
    "~ e2e/everyPage.ts",
    "~ src/app/menu.ts",
    "~ src/app/routes.tsx",
    "~ src/app/screenTexts.ts",
    "~ src/zebras/texts.en.ts",
    "~ src/zebras/texts.fr.ts",
  ],
  "screen people.Departures --for managePeople --menu departures --fr Départs --en Departures": [
    "+ src/people/client/screens/DeparturesScreen.tsx",
    "~ e2e/everyPage.ts",
    "~ src/app/menu.ts",
    "~ src/app/routes/people.ts",
    "~ src/app/screenTexts.ts",
    "~ src/app/shell/texts.en.ts",
    "~ src/app/shell/texts.fr.ts",
    "~ src/paths.ts",
    "~ src/people/texts.en.ts",
    "~ src/people/texts.fr.ts",
  ],
  "table zebras.zebra_stripes": ["+ src/zebras/tables.ts"],
};

describe("npm run new", () => {
  let folder: string;
  const written: Record<string, string[]> = {};
  beforeAll(async () => {
    folder = emptyFolder();
    for (const command of Object.keys(commands)) written[command] = await run(folder, command);
  }, 120_000);

  test.each(Object.entries(commands))("%s writes every file and line it needs", (command, expected) => {
    expect(written[command]?.toSorted()).toEqual(expected.toSorted());
  });

  test("its files keep the law, and their imports lead somewhere", () => {
    const files = Object.values(written)
      .flat()
      .map((line) => line.slice(2))
      .filter((file) => /\.tsx?$/.test(file));
    const faults = [...new Set(files)].flatMap((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      const lost = [...text.matchAll(/from "#([^"]+)"/g)]
        .map(([, target = ""]) => target)
        .filter((target) => !new Changes(folder, project).exists(`src/${target}`));
      return [
        ...(file.startsWith("src/") ? [roleOf(file) ?? []].flat() : []),
        ...readSource(file, text),
        ...lost.map((target) => `${file} imports ${target}`),
      ];
    });
    expect(faults).toEqual([]);
  });

  test("it refuses what is there already, and writes nothing then", async () => {
    const router = readFileSync(path.join(folder, "src/app/concepts.ts"), "utf8");
    for (const command of Object.keys(commands))
      await expect(run(folder, command)).rejects.toThrow(/already/);
    expect(readFileSync(path.join(folder, "src/app/concepts.ts"), "utf8")).toBe(router);
  });

  test("it names the file in which it does not find what it edits", async () => {
    const changes = new Changes(folder, project);
    changes.edit("src/zebras/server/router.ts", (text) => text.replace("zebrasRouter", "zebraRoutes"));
    expect(() =>
      addEndpoint(changes, readArguments(["endpoint", "zebras.read", "--allow", "signedIn"])),
    ).toThrow(
      new BadRequest(
        "src/zebras/server/router.ts: no object « zebrasRouter » (scripts/new expects it there).",
      ),
    );
  });

  test.each([
    ["castle zebras", "« castle » is not one of concept, endpoint, screen, table."],
    ["endpoint zebras", "Give a name like « pulses.list »."],
    ["screen zebras.list", "Give a name like « pulses.PulseRuns »."],
    ["endpoint zebras.list", /Give --allow, one of signedIn/],
    ["endpoint zebras.list --allow anyone", /Give --allow, one of signedIn/],
    ["screen zebras.Zebras --fr Zèbres --en Zebras", /Give --for, one of signedIn/],
    ["screen zebras.Zebras --for evaluate --fr Zèbres", /--fr and --en/],
    ["endpoint zebras.list --colour", /--colour/],
  ])("« %s » is explained", (command, message) => {
    expect(() => readArguments(command.split(" "))).toThrow(message);
  });
});

describe.runIf(proving)("a copy of the project in which everything new was written", () => {
  let folder: string;
  const inCopy = (...[program = "", ...given]: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, given, { cwd: folder, encoding: "utf8" });
    return status === 0 ? "" : stdout + stderr;
  };
  beforeAll(() => {
    folder = emptyFolder();
    cpSync(project, folder, {
      recursive: true,
      filter: (source) => !absent.test(path.relative(project, source)),
    });
    symlinkSync(path.join(project, "node_modules"), path.join(folder, "node_modules"));
    for (const command of Object.keys(commands))
      expect(inCopy("node", "scripts/new.ts", ...command.split(" "))).toBe("");
  }, 120_000);

  test.each([
    ["format", ["node_modules/.bin/prettier", "--check", "."]],
    ["types", ["node", "node_modules/typescript7/bin/tsc", "-p", "."]],
    ["law", ["node", "scripts/law.mjs"]],
    ["lint", ["node_modules/.bin/oxlint", "--type-aware", "--deny-warnings"]],
    ["unused", ["node_modules/.bin/knip", "--no-progress"]],
  ])("passes: %s", { timeout: 300_000 }, (_, command) => expect(inCopy(...command)).toBe(""));

  test("its migration protects the new table", () => {
    const { stdout } = spawnSync("grep", ["-rl", "app.protect('zebra_stripes'", "database/migrations"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(stdout).toMatch(/^database\/migrations\/\d{4}_add_zebra_stripes\.sql\n$/);
  });
});
