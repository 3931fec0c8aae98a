import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { createClient } from "#platform/client/rpc.ts";
import type { Api, World } from "./world.ts";

const main = path.resolve(import.meta.dirname, "../../../dist/server/main.js");

export interface Product {
  url: string;
  /** Calls the running process over a real connection, as this session. */
  as: (cookie: string) => Api;
  /** As a power cut would: no signal handler runs, no connection is closed politely. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** At the end of the tests: a process that is left keeps them from ending. */
  stop: () => Promise<void>;
}

/** The built product as processes of their own on the database of a world, to be killed and started again. */
export async function makeProduct(world: World, extra: Record<string, string> = {}): Promise<Product> {
  if (!existsSync(main)) throw new Error("dist/server/main.js is missing: npm run build first");
  const folder = mkdtempSync(path.join(tmpdir(), "rondo-fault-"));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const kill = async () => {
    const dying = child;
    child = null;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
    dying.kill("SIGKILL");
    await once(dying, "exit");
  };
  return {
    url,
    kill,
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
    as: (cookie) =>
      createClient((path, { headers, ...init }) =>
        fetch(url + path, { ...init, headers: { ...(headers as object), origin: url, cookie } }),
      ),
    async start() {
      child = spawn(process.execPath, [main], {
        cwd: folder,
        env: {
          PATH: process.env["PATH"],
          DATABASE_URL: world.database.ownerUrl,
          DATA_DIR: folder,
          PORT: String(port),
          APP_URL: url,
          AUTH_SECRET: world.services.keys.secret,
          LOG_LEVEL: "silent",
          // A few people here are as quick as a whole company.
          COMPANY_RATE: "0",
          ...extra,
        },
        stdio: "ignore",
      });
      if (extra["WORKER"] !== "only") await waitUntilAnswering(url, child);
    },
  };
}

async function waitUntilAnswering(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + 120_000;
  while (child.exitCode === null && Date.now() < until) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await setTimeout(20);
  }
  throw new Error("the product did not start");
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
