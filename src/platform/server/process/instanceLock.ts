import path from "node:path";
import { makeDataFolder } from "./dataFolder.ts";
import { readLockNote, takeProcessLock, type ProcessLock } from "./processLock.ts";
import { StartupError } from "./startupError.ts";

/**
 * One Rondo per DATA_DIR when the database is embedded, taken before anything else is touched. A second one throws a
 * `StartupError` that says where the first is; once listening, the first gives its real address by `describe({ address })`.
 * With a database of the operator's, several processes may share one DATA_DIR: do not call this.
 */
export function takeInstanceLock(dataDir: string, address: string): ProcessLock {
  const file = path.join(makeDataFolder(dataDir), "rondo.lock");
  const lock = takeProcessLock(file, { address });
  if (lock) return lock;
  const holder = readLockNote(file);
  const where = holder.address ? ` sur ${holder.address}` : "";
  const who = holder.pid ? ` (processus ${holder.pid})` : "";
  throw new StartupError(
    `Rondo tourne déjà dans ${dataDir}${where}${who}. Arrêtez-le d’abord, ou donnez à celui-ci un autre DATA_DIR et un autre PORT.`,
  );
}
