import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { findBinaries } from "../embeddedPostgres/binaries.ts";
import { initialiseCluster, locateCluster } from "../embeddedPostgres/cluster.ts";
import { clearOrphan, findSocketDir, startServer } from "../embeddedPostgres/server.ts";
import { readLockNote, takeProcessLock } from "../process/processLock.ts";
import { StartupError } from "../process/startupError.ts";

export type EmbeddedPostgres = {
  /** A connection string over the private socket; `postgres` is the superuser. */
  url(database?: string, user?: string): string;
  /** Where the data really are (also in DATA_DIR/LOCATION): under /var/lib/rondo when DATA_DIR is closed to the server. */
  dataDir: string;
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  /** False gives durability up for speed: for tests only. */
  sync?: boolean;
  /** Settings of PostgreSQL, as in "max_connections=200". */
  settings?: string[];
  log?: (text: string) => void;
};

const WITHOUT_SYNC = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * Starts PostgreSQL on the data of `dataDir`, creating them at first. Throws a `StartupError` when another process has them,
 * when their version differs or when the machine cannot run the server. Dies with this process, whatever ends it.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { sync = true, settings = [], log = () => {} } = options;
  const place = locateCluster(options.dataDir);
  const lockFile = path.join(place.folder, "postgres.lock");
  const lock = takeProcessLock(lockFile, {});
  if (!lock) {
    const { pid } = readLockNote(lockFile);
    const holder = pid ? ` (processus ${pid})` : "";
    throw new StartupError(`La base de données de ${place.cluster} sert déjà à un autre processus${holder}.`);
  }
  try {
    const binaries = findBinaries(place.user);
    await clearOrphan(place);
    initialiseCluster(place, binaries, sync);
    const all = sync ? settings : [...WITHOUT_SYNC, ...settings];
    const server = await startServer(place, binaries, all, log);
    let stopping: Promise<void> | undefined;
    return {
      url: (database = "rondo", user = "rondo_owner") => socketUrl(server.socketDir, database, user),
      dataDir: place.cluster,
      stop: () => (stopping ??= server.stop().finally(() => lock.release())),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const socketUrl = (socketDir: string, database: string, user: string) =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(socketDir)}`;

export interface ExistingData {
  /** The owner's connection to the server that already runs on them; null when none does. */
  runningUrl: string | null;
}

/** What an earlier start left in `dataDir`, for a command that must create nothing; null when there is nothing. */
export function findEmbeddedPostgres(dataDir: string): ExistingData | null {
  const record = path.join(dataDir, "LOCATION");
  if (!existsSync(record)) return null;
  const socketDir = findSocketDir(readFileSync(record, "utf8").trim());
  return { runningUrl: socketDir && socketUrl(socketDir, "rondo", "rondo_owner") };
}
