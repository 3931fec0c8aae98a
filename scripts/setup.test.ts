import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";

const scripts = import.meta.dirname;
let project: string;
const toPath = (name: string) => path.join(project, name);
const countBuilds = () => readFileSync(toPath("dist/log"), "utf8").split("\n").length - 1;

/** A project of one file, without dependencies, whose build counts how often it ran. */
beforeAll(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "rondo-setup-"));
  for (const name of ["setup.mjs", "setup"])
    cpSync(path.join(scripts, name), toPath(`scripts/${name}`), { recursive: true });
  const manifest = {
    name: "small",
    version: "1.0.0",
    type: "module",
    scripts: { build: "mkdir -p dist && echo built >> dist/log" },
  };
  writeFileSync(toPath("package.json"), JSON.stringify(manifest));
  const lock = {
    name: "small",
    version: "1.0.0",
    lockfileVersion: 3,
    packages: { "": { name: "small", version: "1.0.0" } },
  };
  writeFileSync(toPath("package-lock.json"), JSON.stringify(lock));
  mkdirSync(toPath("src"));
  writeFileSync(toPath("src/main.ts"), "export const answer = 42;\n");
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test("two first starts side by side install and build once", async () => {
  const outcomes = await Promise.all([start(), start()]);
  expect(outcomes.map(({ code }) => code)).toEqual([0, 0]);
  expect(countBuilds()).toBe(1);
  expect(readFileSync(toPath("node_modules/.rondo-install"), "utf8")).toMatch(/^[0-9a-f]{64}$/);
});

test("the next start does nothing and says nothing, from any folder", () => {
  const again = spawnSync(process.execPath, [toPath("scripts/setup.mjs"), "--build"], {
    cwd: "/",
    encoding: "utf8",
  });
  expect(again).toMatchObject({ status: 0, stdout: "", stderr: "" });
  expect(countBuilds()).toBe(1);
});

test("a changed source is built again, a changed test is not", async () => {
  writeFileSync(toPath("src/main.test.ts"), "");
  await start();
  expect(countBuilds()).toBe(1);
  writeFileSync(toPath("src/main.ts"), "export const answer = 43;\n");
  await start();
  expect(countBuilds()).toBe(2);
});

test("a build that fails says so and is tried again", async () => {
  const manifest = readFileSync(toPath("package.json"), "utf8");
  writeFileSync(toPath("package.json"), manifest.replace("mkdir -p dist", "echo broken tile >&2; false"));
  for (const attempt of [await start(), await start()]) {
    expect(attempt).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/broken tile\n+La construction a échoué/),
    });
  }
  writeFileSync(toPath("package.json"), manifest);
  expect(await start()).toMatchObject({ code: 0 });
});

test("the lock of a killed setup, whose pid now belongs to another process, is cleared", async () => {
  writeFileSync(toPath("src/main.ts"), "export const answer = 44;\n");
  mkdirSync(toPath(".cache"), { recursive: true });
  writeFileSync(toPath(".cache/setup.lock"), JSON.stringify({ pid: process.pid, startedAt: "1" }));
  expect(await start()).toMatchObject({ code: 0 });
});

async function start() {
  const child = spawn(process.execPath, [toPath("scripts/setup.mjs"), "--build"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [printed, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code: code as number, printed, complained };
}
