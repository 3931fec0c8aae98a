import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";

export const project = path.resolve(import.meta.dirname, "../..");

export interface RunningServer {
  name: string;
  url: string;
  pid: number;
  /** Milliseconds from its start to its first answer. */
  startedIn: number;
  stop: () => Promise<void>;
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts one of the servers as a process of its own and waits for its first answer below 500. */
export async function startServer(
  name: string,
  script: string,
  settings: Record<string, string>,
  nodeOptions: readonly string[] = [],
): Promise<RunningServer> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, path.join(project, script)], {
    cwd: project,
    env: { ...process.env, NODE_NO_WARNINGS: "1", PORT: String(port), APP_URL: url, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await waitForFirstAnswer(child, url);
  const startedIn = performance.now() - begun;
  return { name, url, pid: child.pid ?? 0, startedIn, stop: () => stop(child) };
}

async function waitForFirstAnswer(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const status = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 599,
    );
    if (status < 500) return;
    await delay(5);
  }
  throw new Error("the server does not answer");
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await Promise.race([ended, delay(10_000, undefined, { ref: false })]);
  child.kill("SIGKILL");
}
