import { spawn } from "node:child_process";
import { chownSync, existsSync, lstatSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { StartupError } from "../process/startupError.ts";
import type { Binaries } from "./binaries.ts";
import type { ClusterPlace } from "./cluster.ts";
import { asServerUser, type ServerUser } from "./serverUser.ts";

/**
 * PostgreSQL runs until our end of this pipe closes: when Node dies, even by kill -9, `cat` ends and the server gets
 * a fast shutdown. When the server dies, the shell ends and Node sees its exit.
 */
const TIED_TO_PARENT = `socket=$1; shift
exec 3<&0
"$@" </dev/null 3<&- & server=$!
{ cat <&3 >/dev/null 2>&1; kill -INT $server; } 2>/dev/null & watch=$!
exec 3<&-
wait $server; status=$?
kill $watch 2>/dev/null
rm -rf -- "$socket"
exit $status`;

/** Also how a server started by Rondo is told from one started by hand. */
const SOCKET_PREFIX = "rondo-pg-";
const STOP_DEADLINE_MS = 30_000;

export type RunningServer = { socketDir: string; stop(): Promise<void> };

export async function startServer(
  place: ClusterPlace,
  binaries: Binaries,
  settings: string[],
  log: (text: string) => void,
): Promise<RunningServer> {
  const socketDir = makeSocketDir(place.user);
  const options = ["listen_addresses=", ...settings].flatMap((setting) => ["-c", setting]);
  const command = [socketDir, binaries.postgres, "-D", place.cluster, "-k", socketDir, ...options];
  const child = spawn("/bin/sh", ["-c", TIED_TO_PARENT, "sh", ...command], {
    ...asServerUser(place.user),
    // Ctrl-C in the terminal must reach Node alone, which stops PostgreSQL once the requests are done.
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
  });
  const exited = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  });
  child.stdin.on("error", () => {});

  let recent = "";
  const ready = new Promise<boolean>((resolve) => {
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      recent = (recent + text).slice(-4000);
      log(text.trimEnd());
      if (recent.includes("ready to accept connections")) resolve(true);
    });
    void exited.then(() => resolve(false));
  });
  if (!(await ready)) {
    rmSync(socketDir, { recursive: true, force: true });
    throw new StartupError(`PostgreSQL embarqué n’a pas démarré : ${reasonIn(recent)}`);
  }
  // The server must not keep Node alive once everything else is done.
  child.unref();
  for (const stream of [child.stdin, child.stderr]) (stream as unknown as { unref(): void }).unref();

  return {
    socketDir,
    async stop() {
      child.ref();
      child.stdin.end();
      const deadline = setTimeout(() => signal(postmasterPid(place.cluster), "SIGQUIT"), STOP_DEADLINE_MS);
      await exited;
      clearTimeout(deadline);
    },
  };
}

/**
 * Cleans up after a killed Node. Call with the lock held: no process uses this server any more, so it is stopped
 * after its last commits. A server started by hand on these data is refused, not stopped.
 */
export async function clearOrphan(place: ClusterPlace): Promise<void> {
  const lines = postmasterLines(place.cluster);
  const socketDir = lines[4] ?? "";
  const pid = Number(lines[0]);
  if (pid > 0 && runsOn(pid, place.cluster)) {
    if (!isOurSocketDir(socketDir)) {
      throw new StartupError(
        `Un autre serveur PostgreSQL (processus ${pid}) est ouvert sur ${place.cluster} : arrêtez-le d’abord.`,
      );
    }
    await stopOrphan(pid, place.cluster);
  }
  if (isOurSocketDir(socketDir)) rmSync(socketDir, { recursive: true, force: true });
}

/** Where the server that runs on these data listens; null when none of ours does. */
export function findSocketDir(cluster: string): string | null {
  const lines = postmasterLines(cluster);
  const socketDir = lines[4] ?? "";
  return runsOn(Number(lines[0]), cluster) && isOurSocketDir(socketDir) ? socketDir : null;
}

async function stopOrphan(pid: number, cluster: string): Promise<void> {
  const started = performance.now();
  signal(pid, "SIGINT");
  // Not our child, so there is no event to wait for.
  while (runsOn(pid, cluster)) {
    if (performance.now() - started > STOP_DEADLINE_MS) {
      throw new StartupError(
        `Le serveur PostgreSQL resté ouvert sur ${cluster} (processus ${pid}) ne s’arrête pas.`,
      );
    }
    await delay(10);
  }
}

/** Random, hence impossible to plant, private, and short: a socket path may have 107 bytes. */
function makeSocketDir(user: ServerUser): string {
  const parent = Buffer.byteLength(os.tmpdir()) <= 70 ? os.tmpdir() : "/tmp";
  const folder = mkdtempSync(path.join(parent, SOCKET_PREFIX));
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

const isOurSocketDir = (folder: string) =>
  path.basename(folder).startsWith(SOCKET_PREFIX) &&
  (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? true);

function postmasterLines(cluster: string): string[] {
  const file = path.join(cluster, "postmaster.pid");
  return existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
}

const postmasterPid = (cluster: string) => Number(postmasterLines(cluster)[0]);

/** A pid alone proves nothing after a reboot: the process must be a server on these very data. */
function runsOn(pid: number, cluster: string): boolean {
  if (!signal(pid, 0)) return false;
  if (!existsSync("/proc/self/cmdline")) return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(cluster);
  } catch {
    return false;
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

function reasonIn(output: string): string {
  const fatal = output.split("\n").filter((line) => /FATAL|PANIC|HINT|DETAIL/.test(line));
  return (fatal.length > 0 ? fatal.join(" ") : output.trim()).replace(/^.*?(FATAL|PANIC):\s*/, "");
}
