import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { copyPreparedData, findFreePort, mainFile } from "./product.ts";
import { longUnless } from "./long.ts";

/**
 * What an operator meets: starting, starting twice, stopping, pulling the plug. The embedded database throughout. Where
 * the first start is not the subject, the folder holds what another first start has left.
 */

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

interface Run {
  child: ChildProcess;
  /** Resolves when the product is ready or has given up. */
  settled: Promise<{ ready: boolean; output: string; code: number | null }>;
}

const launch = (port: number, env: Record<string, string> = {}): Run =>
  run([mainFile], { PORT: String(port), DEMO: "0", ...env });

/** What `npm run rondo -- …` runs. */
const runCommand = (words: readonly string[], env: Record<string, string> = {}): Run =>
  run([path.join(path.dirname(mainFile), "cli.js"), ...words], env);

function run(file: readonly string[], env: Record<string, string>): Run {
  const { DATABASE_URL: _, ...rest } = process.env;
  const child = spawn("node", file, {
    env: { ...rest, DATA_DIR: dataDir, LOG_LEVEL: "silent", ...env },
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

async function readRefusal(run: Run): Promise<string> {
  const { ready, output, code } = await run.settled;
  expect(ready).toBe(false);
  expect(code).toBe(1);
  expect(output).not.toMatch(/\n\s+at /);
  expect(output.trim().split("\n")).toHaveLength(1);
  return output;
}

const readPostmasterPid = () =>
  Number(readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const readHealth = async (port: number) => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;

test("the first start answers, a second in the same folder says where the first is and harms nothing", async () => {
  const port = await findFreePort();
  const first = launch(port);
  expect((await first.settled).ready).toBe(true);
  expect(await readHealth(port)).toBe(200);

  expect(await readRefusal(launch(await findFreePort()))).toContain(String(port));
  expect(await readHealth(port)).toBe(200);
});

for (const signal of ["SIGINT", "SIGTERM"] as const)
  test(`${signal} stops everything and leaves no process${longUnless(signal === "SIGINT")}`, async () => {
    copyPreparedData(dataDir);
    const run = launch(await findFreePort());
    expect((await run.settled).ready).toBe(true);
    const database = readPostmasterPid();
    run.child.kill(signal);
    const [code] = (await once(run.child, "exit")) as [number];
    expect(code).toBe(0);
    expect(isAlive(database)).toBe(false);
  });

const parsePasswords = (output: string) =>
  new Map(
    [...output.matchAll(/(\S+@boreale\.example)\s+(\S+)/g)].map(([, email = "", password = ""]) => [
      email,
      password,
    ]),
  );
const camille = "camille.tremblay@boreale.example";

async function canSignIn(port: number, email: string, password = ""): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/sessions`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: `http://127.0.0.1:${port}` },
    body: JSON.stringify({ email, password }),
  });
  return answer.ok;
}

const stopRun = async ({ child }: Run) => {
  child.kill("SIGTERM");
  await once(child, "exit");
};

/** Leaves in the folder what a start with the demonstration leaves; answers Camille’s password. */
async function startDemonstration(): Promise<string> {
  const printed = copyPreparedData(dataDir) || (await startOnce());
  const password = parsePasswords(printed).get(camille);
  if (!password) throw new Error(`no password was printed: ${printed}`);
  return password;

  async function startOnce() {
    const first = launch(await findFreePort(), { DEMO: "1" });
    const { output } = await first.settled;
    await stopRun(first);
    return output;
  }
}

test("the demonstration is made whatever a company’s rate; after kill -9 the next start recovers by itself, and prints no password", async () => {
  const first = launch(await findFreePort(), { DEMO: "1", COMPANY_RATE: "1" });
  const passwords = parsePasswords((await first.settled).output);
  expect(passwords.size).toBe(4);
  first.child.kill("SIGKILL");
  await once(first.child, "exit");

  const port = await findFreePort();
  const after = await launch(port).settled;
  expect(after.ready).toBe(true);
  expect(after.output).toContain("npm run rondo -- demo passwords");
  for (const secret of passwords.values()) expect(after.output).not.toContain(secret);
  expect(await canSignIn(port, camille, passwords.get(camille))).toBe(true);
  expect(await readHealth(port)).toBe(200);
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && file.parentPath === dataDir,
  );
  for (const { name } of files)
    for (const secret of passwords.values())
      expect(readFileSync(path.join(dataDir, name), "latin1")).not.toContain(secret);
});

test("demo passwords draws new ones, whether the product runs or not; the old ones open nothing any more @long", async () => {
  expect(await readRefusal(runCommand(["demo", "passwords"]))).toContain("npm start");
  const atFirst = await startDemonstration();
  const port = await findFreePort();
  const first = launch(port);
  expect((await first.settled).ready).toBe(true);

  const whileRunning = parsePasswords((await runCommand(["demo", "passwords"]).settled).output).get(camille);
  expect(await canSignIn(port, camille, atFirst)).toBe(false);
  expect(await canSignIn(port, camille, whileRunning)).toBe(true);
  await stopRun(first);

  const whileStopped = parsePasswords((await runCommand(["demo", "passwords"]).settled).output).get(camille);
  const again = await findFreePort();
  expect((await launch(again).settled).ready).toBe(true);
  expect(await canSignIn(again, camille, whileRunning)).toBe(false);
  expect(await canSignIn(again, camille, whileStopped)).toBe(true);

  const removed = await runCommand(["demo", "remove"]).settled;
  expect([removed.code, removed.output]).toEqual([0, expect.stringContaining("est retirée")]);
  expect(await canSignIn(again, camille, whileStopped)).toBe(false);
  for (const words of ["passwords", "remove"])
    expect(await readRefusal(runCommand(["demo", words]))).toContain("pas de démonstration");
});

test("at an address for others, Rondo starts only once mail is settled, and its demonstration is closed unless asked for", async () => {
  const secret = await startDemonstration();
  const port = await findFreePort();

  const ours = { APP_URL: `http://rondo.example:${port}`, DEMO: "" };
  const withoutMail = await readRefusal(launch(port, ours));
  expect(withoutMail).toContain("SMTP_URL");
  expect(withoutMail).toContain("MAIL=hold");

  const held = launch(port, { ...ours, MAIL: "hold" });
  const { ready: isReady, output } = await held.settled;
  expect(isReady).toBe(true);
  expect(output).not.toContain("mailbox");
  expect(output).toContain("ses comptes sont fermés");
  expect((await fetch(`http://127.0.0.1:${port}/dev/mailbox`)).status).toBe(404);
  expect(await canSignIn(port, camille, secret)).toBe(false);
  expect(await readRefusal(runCommand(["demo", "passwords"], { ...ours, MAIL: "hold" }))).toContain("DEMO=1");
  await stopRun(held);

  const asked = { ...ours, MAIL: "hold", DEMO: "1" };
  expect((await launch(port, asked).settled).ready).toBe(true);
  const drawn = parsePasswords((await runCommand(["demo", "passwords"], asked).settled).output).get(camille);
  expect(await canSignIn(port, camille, drawn)).toBe(true);
});

test("a fresh installation at an address for others has no demonstration @long", async () => {
  const port = await findFreePort();
  const { ready: isReady, output } = await launch(port, {
    APP_URL: `https://rondo.example`,
    MAIL: "hold",
    DEMO: "",
  }).settled;
  expect(isReady).toBe(true);
  expect(output).not.toContain("Démonstration");
});

test("a used port is one plain sentence, and nothing has been touched", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as AddressInfo;
  expect(await readRefusal(launch(port))).toContain(`Le port ${port} est déjà pris`);
  expect(existsSync(path.join(dataDir, "postgres"))).toBe(false);
  holder.close();
});

test("a DATABASE_URL that does not answer is one plain sentence", async () => {
  const url = `postgres://nobody:nothing@127.0.0.1:${await findFreePort()}/rondo`;
  expect(await readRefusal(launch(await findFreePort(), { DATABASE_URL: url }))).toContain("DATABASE_URL");
});

test("a missing or wrong variable is named", async () => {
  expect(await readRefusal(launch(await findFreePort(), { PORT: "quatre" }))).toContain("PORT");
  const production = { NODE_ENV: "production", DATABASE_URL: "postgres://a:b@127.0.0.1:1/rondo" };
  expect(await readRefusal(launch(await findFreePort(), production))).toContain("AUTH_SECRET");
});

test("a data folder that cannot be made is one plain sentence", async () => {
  const file = path.join(dataDir, "a-file");
  writeFileSync(file, "");
  expect(await readRefusal(launch(await findFreePort(), { DATA_DIR: path.join(file, "data") }))).toContain(
    "DATA_DIR",
  );
});
