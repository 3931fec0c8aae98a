import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { startEmbeddedPostgres } from "./embeddedPostgres.ts";

let dataDir: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "rondo-embedded-"));
  const first = await startEmbeddedPostgres({ dataDir });
  await query(first.url(), "create table kept (n int)");
  await first.stop();
});
afterEach(() => killChildren());
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("the application owns its database without being a superuser", async () => {
  const server = await startEmbeddedPostgres({ dataDir });
  const [role] = await query(
    server.url(),
    "select current_user as name, current_database() as db, rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = current_user",
  );
  expect(role).toEqual({
    name: "rondo_owner",
    db: "rondo",
    rolsuper: false,
    rolbypassrls: false,
    rolcreaterole: true,
  });
  const [superuser] = await query(server.url("postgres", "postgres"), "select current_user as name");
  expect(superuser).toEqual({ name: "postgres" });
  await server.stop();
});

test("only its own account reaches the server, and DATA_DIR says where the data are", async () => {
  const server = await startEmbeddedPostgres({ dataDir });
  const socketDir = readSocketDir(server.url());
  expect(statSync(socketDir).mode & 0o777).toBe(0o700);
  expect(statSync(server.dataDir).mode & 0o777).toBe(0o700);
  expect(await query(server.url(), "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
  expect(readFileSync(path.join(dataDir, "LOCATION"), "utf8").trim()).toBe(server.dataDir);
  await server.stop();
  expect(existsSync(socketDir)).toBe(false);
});

test("a second process is refused and the first goes on", async () => {
  const { url, child } = await startInChild();
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    `sert déjà à un autre processus (processus ${String(child.pid)})`,
  );
  expect(await query(url, "select 1 as alive")).toEqual([{ alive: 1 }]);
});

test("after kill -9 under load, every acknowledged row is there at the next start", async () => {
  const { url, child } = await startInChild();
  await query(url, "truncate kept");
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  let acknowledged = 0;
  const writing = (async () => {
    for (;;) {
      await client.query("insert into kept values ($1)", [acknowledged + 1]);
      acknowledged += 1;
      if (acknowledged === 50) child.kill("SIGKILL");
    }
  })();
  await expect(writing).rejects.toThrow();
  const server = await startEmbeddedPostgres({ dataDir });
  const [row] = await query(server.url(), "select count(*)::int as rows, max(n) as last from kept");
  expect(acknowledged).toBeGreaterThanOrEqual(50);
  expect(row?.["rows"]).toBeGreaterThanOrEqual(acknowledged);
  await server.stop();
});

test("the server does not outlive the process that started it, nor does its socket", async () => {
  const { url, child, postmaster } = await startInChild();
  child.kill("SIGKILL");
  const gone = { timeout: 120_000, interval: 20 };
  await vi.waitFor(() => expect(isAlive(postmaster)).toBe(false), gone);
  await vi.waitFor(() => expect(existsSync(readSocketDir(url))).toBe(false), gone);
});

test("a server that lost everyone who watched it is recovered with its rows", async () => {
  const { url, child, postmaster } = await startInChild();
  await query(url, "truncate kept");
  await query(url, "insert into kept values (7)");
  await orphan(child, postmaster);
  expect(isAlive(postmaster)).toBe(true);

  const server = await startEmbeddedPostgres({ dataDir });
  expect(isAlive(postmaster)).toBe(false);
  expect(await query(server.url(), "select n from kept")).toEqual([{ n: 7 }]);
  await server.stop();
});

test("a server started by hand on the data is refused, not stopped", async () => {
  const { url, child, postmaster } = await startInChild();
  await orphan(child, postmaster);
  const pidFile = path.join(dataDir, "postgres/postmaster.pid");
  const ours = readFileSync(pidFile, "utf8");
  writeFileSync(pidFile, ours.replace(/rondo-pg-/, "by-hand-"));

  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`processus ${postmaster}`);
  expect(await query(url, "select 1 as alive")).toEqual([{ alive: 1 }]);

  writeFileSync(pidFile, ours);
  await (await startEmbeddedPostgres({ dataDir })).stop();
});

test("data of another major version are named and left alone", async () => {
  const versionFile = path.join(dataDir, "postgres/PG_VERSION");
  const version = readFileSync(versionFile, "utf8");
  writeFileSync(versionFile, "17\n");
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow("viennent de PostgreSQL 17");
  writeFileSync(versionFile, version);
  const server = await startEmbeddedPostgres({ dataDir });
  expect(await query(server.url(), "select count(*)::int as n from kept")).toHaveLength(1);
  await server.stop();
});

test("a folder that holds something else is never taken for the database", async () => {
  const other = mkdtempSync(path.join(os.tmpdir(), "rondo-embedded-"));
  const precious = path.join(other, "postgres");
  mkdirSync(precious);
  writeFileSync(path.join(precious, "thesis.odt"), "ten years");
  await expect(startEmbeddedPostgres({ dataDir: other })).rejects.toThrow("contient autre chose");
  expect(readdirSync(precious)).toEqual(["thesis.odt"]);
  rmSync(other, { recursive: true });
});

async function query(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** A real second Node that owns the server, to be killed. */
async function startInChild() {
  const module = new URL("./embeddedPostgres.ts", import.meta.url).href;
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(server.url());
    setInterval(() => {}, 1e6);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [url] = (await once(createInterface(child.stdout), "line")) as [string];
  const postmaster = Number(
    readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0],
  );
  return { url, child, postmaster };
}

const readSocketDir = (url: string) => new URL(url).searchParams.get("host") ?? "";

/**
 * Kills the owner, the shell and its watchers, leaving PostgreSQL alone in the world. They are frozen first:
 * none may notice the death of another, nor start a watcher that the list misses.
 */
async function orphan(owner: ChildProcess, postmaster: number) {
  const shell = readParent(postmaster);
  owner.kill("SIGSTOP");
  process.kill(shell, "SIGSTOP");
  await vi.waitFor(() => expect(readStatus(shell, "State")).toBe("T"), { timeout: 120_000, interval: 5 });
  const watchers = processes().filter((pid) => readParent(pid) === shell && pid !== postmaster);
  for (const pid of [...watchers, shell]) process.kill(pid, "SIGKILL");
  owner.kill("SIGKILL");
  await once(owner, "exit");
}

async function killChildren() {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
}

const processes = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

function readStatus(pid: number, field: string): string {
  try {
    return (
      new RegExp(`^${field}:\\s+(\\S+)`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? ""
    );
  } catch {
    return "";
  }
}
const readParent = (pid: number) => Number(readStatus(pid, "PPid"));
/** A zombie is dead: it only waits for its parent to read its exit code. */
const isAlive = (pid: number) => !["", "Z"].includes(readStatus(pid, "State"));
