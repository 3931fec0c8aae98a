import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { mainFile } from "./rondo.ts";

/** What an operator meets: starting, starting twice, stopping, pulling the plug. The embedded database throughout. */

let dataDir: string;
const running: ChildProcess[] = [];

test.beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "rondo-start-"));
});
test.afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  rmSync(dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

interface Run {
  child: ChildProcess;
  /** Resolves when the product is ready or has given up. */
  settled: Promise<{ ready: boolean; output: string; code: number | null }>;
}

function launch(port: number, env: Record<string, string> = {}): Run {
  const { DATABASE_URL: _, ...rest } = process.env;
  const child = spawn("node", [mainFile], {
    env: { ...rest, PORT: String(port), DATA_DIR: dataDir, DEMO: "0", LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  let output = "";
  const settled = new Promise<Awaited<Run["settled"]>>((resolve) => {
    child.stdout?.on("data", (chunk) => {
      output += String(chunk);
      if (output.includes("Ctrl-C")) resolve({ ready: true, output, code: null });
    });
    child.stderr?.on("data", (chunk) => (output += String(chunk)));
    child.once("close", (code) => resolve({ ready: false, output, code }));
  });
  return { child, settled };
}

async function refusal(run: Run): Promise<string> {
  const { ready, output, code } = await run.settled;
  expect(ready).toBe(false);
  expect(code).toBe(1);
  expect(output).not.toMatch(/\n\s+at /);
  expect(output.trim().split("\n")).toHaveLength(1);
  return output;
}

const postmaster = () =>
  Number(readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const health = async (port: number) => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;

test("the first start answers, a second in the same folder says where the first is and harms nothing", async () => {
  const port = await freePort();
  const first = launch(port);
  expect((await first.settled).ready).toBe(true);
  expect(await health(port)).toBe(200);

  expect(await refusal(launch(await freePort()))).toContain(String(port));
  expect(await health(port)).toBe(200);
});

for (const signal of ["SIGINT", "SIGTERM"] as const)
  test(`${signal} stops everything and leaves no process`, async () => {
    const run = launch(await freePort());
    expect((await run.settled).ready).toBe(true);
    const database = postmaster();
    run.child.kill(signal);
    const [code] = (await once(run.child, "exit")) as [number];
    expect(code).toBe(0);
    expect(isAlive(database)).toBe(false);
  });

test("the demonstration is made whatever a company’s rate; after kill -9 the next start recovers by itself", async () => {
  const first = launch(await freePort(), { DEMO: "1", COMPANY_RATE: "1" });
  const { output } = await first.settled;
  expect(output).toContain("camille.tremblay@boreale.example");
  first.child.kill("SIGKILL");
  await once(first.child, "exit");

  const port = await freePort();
  const second = launch(port);
  const after = await second.settled;
  expect(after.ready).toBe(true);
  expect(after.output).toContain("camille.tremblay@boreale.example");
  expect(await health(port)).toBe(200);
});

test("a used port is one plain sentence, and nothing has been touched", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as AddressInfo;
  expect(await refusal(launch(port))).toContain(`Le port ${port} est déjà pris`);
  expect(existsSync(path.join(dataDir, "postgres"))).toBe(false);
  holder.close();
});

test("a DATABASE_URL that does not answer is one plain sentence", async () => {
  const url = `postgres://nobody:nothing@127.0.0.1:${await freePort()}/rondo`;
  expect(await refusal(launch(await freePort(), { DATABASE_URL: url }))).toContain("DATABASE_URL");
});

test("a missing or wrong variable is named", async () => {
  expect(await refusal(launch(await freePort(), { PORT: "quatre" }))).toContain("PORT");
  const production = { NODE_ENV: "production", DATABASE_URL: "postgres://a:b@127.0.0.1:1/rondo" };
  expect(await refusal(launch(await freePort(), production))).toContain("AUTH_SECRET");
});

test("a data folder that cannot be made is one plain sentence", async () => {
  const file = path.join(dataDir, "a-file");
  writeFileSync(file, "");
  expect(await refusal(launch(await freePort(), { DATA_DIR: path.join(file, "data") }))).toContain(
    "DATA_DIR",
  );
});
