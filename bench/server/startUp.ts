import { setTimeout as delay } from "node:timers/promises";
import { readMemoryMib, listProcessTree } from "./machine.ts";
import { startServer } from "./servers.ts";
import { readFileSync } from "node:fs";

const isPostgres = (pid: number): boolean => {
  try {
    return /postgres|^sh$|^cat$/.test(readFileSync(`/proc/${pid}/comm`, "utf8").trim());
  } catch {
    return true;
  }
};

/** Milliseconds to the first answer of a server that is stopped again. */
export async function startOnce(script: string, settings: Record<string, string>): Promise<number> {
  const server = await startServer(script, script, { DEMO: "0", LOG_LEVEL: "warn", ...settings });
  await server.stop();
  return server.startedIn;
}

/** As `npm start` runs it, with its embedded database, the second time: how long to the first answer, how much memory at rest. */
export async function startUp(settings: Record<string, string>, times: number) {
  const alone = { DEMO: "0", LOG_LEVEL: "warn", ...settings };
  await startOnce("dist/server/main.js", alone);
  const milliseconds: number[] = [];
  const mebibytes: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const server = await startServer("product", "dist/server/main.js", alone);
    milliseconds.push(server.startedIn);
    await delay(4000);
    mebibytes.push(
      readMemoryMib(listProcessTree(server.pid).filter((pid) => pid === server.pid || !isPostgres(pid))),
    );
    await server.stop();
  }
  return { milliseconds, mebibytes };
}
