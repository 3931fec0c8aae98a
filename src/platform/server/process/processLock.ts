import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "./startupError.ts";

/** What a refused process may tell about the holder. */
export type LockNote = { address?: string };

export type ProcessLock = {
  describe(note: LockNote): void;
  release(): void;
};

/** Keeps the handles reachable: a collected handle would drop its lock. */
const held = new Set<DatabaseSync>();

/**
 * Locks `file` until this process ends, or returns null when another process holds it (`readLockNote` says which).
 *
 * The lock belongs to the kernel: kill -9 frees it, a reused pid cannot keep it, and two processes that find an
 * abandoned one cannot both win. SQLite is how Node reaches such a lock without a native module. The process must not
 * open the file by other means meanwhile: closing any descriptor would free the lock (POSIX).
 */
export function takeProcessLock(file: string, note: LockNote): ProcessLock | null {
  const handle = openLockFile(file);
  if (!handle) return null;
  held.add(handle);
  const describe = (next: LockNote) =>
    writeFileSync(noteFile(file), JSON.stringify({ pid: process.pid, ...next }), { mode: 0o600 });
  describe(note);
  return {
    describe,
    release() {
      if (!held.delete(handle)) return;
      rmSync(noteFile(file), { force: true });
      handle.close();
    },
  };
}

/** What the holder says about itself; empty when it has not written it yet. */
export function readLockNote(file: string): LockNote & { pid?: number } {
  try {
    return JSON.parse(readFileSync(noteFile(file), "utf8")) as LockNote & { pid?: number };
  } catch {
    return {};
  }
}

const noteFile = (file: string) => `${file}.json`;

function openLockFile(file: string): DatabaseSync | null {
  let handle: DatabaseSync | undefined;
  try {
    // Private from its first moment: a lock that others may open is a lock that others may hold.
    if (!existsSync(file)) createPrivately(file);
    handle = new DatabaseSync(file);
    handle.exec("pragma journal_mode = memory; begin exclusive");
    return handle;
  } catch (error) {
    if (handle?.isOpen) handle.close();
    if (isBusy(error)) return null;
    throw new StartupError(
      `Le fichier ${file} ne peut pas être ouvert en écriture (${error instanceof Error ? error.message : String(error)}). Vérifiez que vous avez le droit d’écrire dans ce dossier.`,
    );
  }
}

function createPrivately(file: string): void {
  try {
    writeFileSync(file, "", { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}

const SQLITE_BUSY = 5;
const isBusy = (error: unknown) =>
  error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
