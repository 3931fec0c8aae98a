import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeInstanceLock } from "./instanceLock.ts";

let dataDir: string;
let first: ChildProcess | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "rondo-instance-"));
});
afterEach(async () => {
  await kill(first);
  rmSync(dataDir, { recursive: true, force: true });
});

test("a second Rondo in the same folder is told where the first one is", async () => {
  first = await holdInChild("http://localhost:4321");
  expect(() => takeInstanceLock(dataDir, "http://localhost:3000")).toThrow(
    `Rondo tourne déjà dans ${dataDir} sur http://localhost:4321 (processus ${String(first.pid)}).`,
  );
  expect(first.exitCode).toBeNull();
});

test("kill -9 frees the folder", async () => {
  first = await holdInChild("http://localhost:4321");
  await kill(first);
  const lock = takeInstanceLock(dataDir, "http://localhost:3000");
  lock.release();
});

test("the holder can correct its address, and leaves the folder free", () => {
  const lock = takeInstanceLock(dataDir, "http://localhost:0");
  lock.describe({ address: "http://localhost:9999" });
  expect(() => takeInstanceLock(dataDir, "x")).toThrow("sur http://localhost:9999");
  lock.release();
  takeInstanceLock(dataDir, "x").release();
});

test("of ten that start together, exactly one gets the folder", async () => {
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => tryInChild()));
  expect(outcomes.filter(({ got }) => got)).toHaveLength(1);
  await Promise.all(outcomes.map(({ child }) => kill(child)));
});

test("nobody else can read or hold the lock", () => {
  const lock = takeInstanceLock(dataDir, "x");
  expect(statSync(path.join(dataDir, "rondo.lock")).mode & 0o777).toBe(0o600);
  lock.release();
});

async function holdInChild(address: string): Promise<ChildProcess> {
  const { child, got } = await tryInChild(address);
  expect(got).toBe(true);
  return child;
}

async function tryInChild(address = "http://localhost:1"): Promise<{ child: ChildProcess; got: boolean }> {
  const module = new URL("./instanceLock.ts", import.meta.url).href;
  const script = `
    import { takeInstanceLock } from ${JSON.stringify(module)};
    let got = true;
    try { takeInstanceLock(${JSON.stringify(dataDir)}, ${JSON.stringify(address)}); } catch { got = false; }
    console.log(got);
    setInterval(() => {}, 1e6);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  return { child, got: line === "true" };
}

async function kill(child: ChildProcess | undefined) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
