import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { startMailServer, type MailServer } from "./mailServer.ts";

const root = path.resolve(import.meta.dirname, "..");
/** RONDO_DIST names another build than dist/, for trying one beside a running product. */
export const mainFile = path.resolve(root, process.env["RONDO_DIST"] ?? "dist", "server/main.js");

export interface Rondo {
  url: string;
  mail: MailServer;
  /** What the product printed when it started, with the accounts of the demonstration. */
  output: string;
}
export type Started = Awaited<ReturnType<typeof startRondo>>;

/** The folder that preparedData.ts fills before the journeys: the data of a product that has started once. */
const getPreparedFolder = () => process.env["RONDO_E2E_DATA"];
export const toOutputFile = (folder: string) => path.join(folder, "output.txt");

/**
 * A free port, below those that the system gives to outgoing connections: one of these could take
 * it between this look and the start of the product.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once("error", () => resolve(false));
      probe.listen(port, "127.0.0.1", () => resolve(true));
    });
    if (!isFree) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
}

/** With TEST_DATABASE_URL the product runs on a database made for this run, else on its embedded one. */
async function makeDatabase(): Promise<{ env: Record<string, string>; drop: () => Promise<void> }> {
  const server = process.env["TEST_DATABASE_URL"];
  if (!server) return { env: {}, drop: async () => {} };
  const name = `rondo_e2e_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    env: { DATABASE_URL: url.toString() },
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/**
 * Copies the prepared data into a folder, so that migrations and demonstration are made once a run. Answers what the
 * product printed when it made them; "" when nothing is prepared.
 */
export function copyPreparedData(folder: string): string {
  const prepared = getPreparedFolder();
  if (!prepared) return "";
  const { status, stderr } = spawnSync("cp", ["-Rp", `${prepared}/data/.`, folder], { encoding: "utf8" });
  if (status !== 0) throw new Error(`the prepared data could not be copied: ${stderr}`);
  return readFileSync(toOutputFile(prepared), "utf8");
}

/** Starts the built product as an operator would, and stops it as Ctrl-C would. */
export async function startRondo(extra: Record<string, string> = {}, main = mainFile) {
  const mail = await startMailServer();
  const database = await makeDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), "rondo-e2e-"));
  const printed = copyPreparedData(dataDir);
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    ...database.env,
    PORT: String(port),
    APP_URL: url,
    DATA_DIR: dataDir,
    DEMO: "1",
    // Each journey comes from a network of its own (rondo.ts): what counts tries by address counts it alone.
    TRUSTED_PROXIES: "127.0.0.1,::1",
  };
  const open = () =>
    spawn("node", [main], {
      cwd: root,
      env: { ...env, SMTP_URL: mail.url, LOG_LEVEL: "warn", ...extra },
      stdio: ["ignore", "pipe", "inherit"],
    });
  const close = async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  };
  let child = open();
  const output = await waitUntilReady(child);
  return {
    rondo: { url, mail, output: output + printed },
    /** The server goes; `comeBack` starts it again, at the same address, on the same data. */
    goAway: close,
    async comeBack() {
      child = open();
      await waitUntilReady(child);
    },
    async stop() {
      await close();
      await mail.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function waitUntilReady(child: ChildProcess): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (chunk) => {
      output += String(chunk);
      if (output.includes("Ctrl-C")) resolve(output);
    });
    child.once("exit", () => reject(new Error(`the product did not start:\n${output}`)));
  });
}
