import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { makeDataFolder } from "../process/dataFolder.ts";
import { StartupError } from "../process/startupError.ts";
import { SYSTEM_FOLDER, systemFolder, type Binaries } from "./binaries.ts";
import { asServerUser, canEnter, chooseServerUser, type ServerUser } from "./serverUser.ts";

/** `folder` holds the lock and `cluster`, the data directory of PostgreSQL. */
export type ClusterPlace = { folder: string; cluster: string; user: ServerUser };

/**
 * Where the data of `dataDir` are, or will be: inside it, or under /var/lib/rondo when the user that runs PostgreSQL
 * cannot get there. Existing data always win: a changed mode must never make Rondo start again from an empty database.
 */
export function locateCluster(requested: string): ClusterPlace {
  const dataDir = makeDataFolder(path.resolve(requested));
  const inside = placeIn(dataDir);
  if (isInitialised(inside.cluster)) {
    const user = chooseServerUser(inside.cluster);
    openFolderTo(user, dataDir);
    if (canEnter(user, dataDir)) return record(dataDir, { ...inside, user });
    throw new StartupError(
      `Les données de ${inside.cluster} ne sont plus accessibles au compte qui fait tourner PostgreSQL : un dossier parent lui est fermé. Rouvrez-le avec « chmod o+x ».`,
    );
  }
  const elsewhere = recordedElsewhere(dataDir);
  if (elsewhere) return { ...elsewhere, user: chooseServerUser(elsewhere.cluster) };

  const user = chooseServerUser(null);
  openFolderTo(user, dataDir);
  if (canEnter(user, dataDir)) return record(dataDir, { ...inside, user });
  const tag = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  const outside = placeIn(path.join(systemFolder(), `data-${tag}`));
  mkdirSync(outside.folder, { recursive: true, mode: 0o700 });
  openFolderTo(user, outside.folder);
  writeFileSync(path.join(outside.folder, "ORIGIN"), `${dataDir}\n`);
  return record(dataDir, { ...outside, user });
}

/** Call with the lock held. Creates the cluster with the role `rondo_owner` and its database `rondo`; it appears whole or not at all. */
export function initialiseCluster(place: ClusterPlace, binaries: Binaries, sync: boolean): void {
  if (isInitialised(place.cluster)) {
    giveBackTo(place.user, place.cluster);
    return refuseOtherVersion(place.cluster, binaries);
  }
  const partial = `${place.cluster}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  if (place.user) chownSync(partial, place.user.uid, place.user.gid);
  const access = ["-D", partial, "-U", "postgres", "--auth-local=trust", "--auth-host=reject"];
  const language = ["--encoding=UTF8", "--locale-provider=builtin", "--locale=C.UTF-8"];
  run(place.user, binaries.initdb, [...access, ...language, ...(sync ? [] : ["--no-sync"])]);
  run(place.user, binaries.postgres, ["--single", "-F", "-j", "-D", partial, "postgres"], OWNER_AND_DATABASE);
  renameSync(partial, place.cluster);
}

/** Not a superuser: row-level security holds for it as it does on a server of the operator. */
const OWNER_AND_DATABASE = [
  "create role rondo_owner login createrole createdb",
  "create database rondo owner rondo_owner",
  "",
].join(";\n\n");

function run(user: ServerUser, command: string, args: string[], input = ""): void {
  const result = spawnSync(command, args, { ...asServerUser(user), encoding: "utf8", input });
  const refused = /^.*(ERROR|FATAL|PANIC):.*$/m.exec(result.stderr ?? "")?.[0];
  if (result.status === 0 && !refused) return;
  const reason = result.error?.message ?? refused ?? result.stderr.trim();
  throw new StartupError(`La base de données n’a pas pu être créée : ${reason}`);
}

const placeIn = (folder: string) => ({ folder, cluster: path.join(folder, "postgres") });

/** False only when nothing is there: what we cannot read, or do not know, is never replaced. */
function isInitialised(cluster: string): boolean {
  if (!existsSync(cluster)) return false;
  const names = namesIn(cluster);
  if (names.includes("PG_VERSION")) return true;
  if (names.length === 0) return false;
  throw new StartupError(
    `Le dossier ${cluster} contient autre chose qu’une base de données : videz-le ou changez DATA_DIR.`,
  );
}

function namesIn(cluster: string): string[] {
  try {
    return readdirSync(cluster);
  } catch {
    throw new StartupError(
      `Le dossier ${cluster} appartient à un autre compte : relancez Rondo avec le compte qui l’a créé, ou changez DATA_DIR.`,
    );
  }
}

function refuseOtherVersion(cluster: string, binaries: Binaries): void {
  const found = readFileSync(path.join(cluster, "PG_VERSION"), "utf8").trim();
  if (found === binaries.major) return;
  throw new StartupError(
    `Les données de ${cluster} viennent de PostgreSQL ${found} et cette version de Rondo apporte PostgreSQL ${binaries.major}, qui ne peut pas les ouvrir : reprenez l’ancienne version de Rondo, ou transférez les données vers un serveur désigné par DATABASE_URL.`,
  );
}

/** Lets the server's group pass through a folder that was ours alone; its names stay unreadable, others stay out. */
function openFolderTo(user: ServerUser, folder: string): void {
  if (!user || (statSync(folder).mode & 0o077) !== 0) return;
  chownSync(folder, statSync(folder).uid, user.gid);
  chmodSync(folder, 0o710);
}

/** A copy made by root belongs to root, which PostgreSQL refuses. */
function giveBackTo(user: ServerUser, cluster: string): void {
  if (!user || statSync(cluster).uid !== 0) return;
  lchownSync(cluster, user.uid, user.gid);
  for (const entry of readdirSync(cluster, { recursive: true, withFileTypes: true })) {
    lchownSync(path.join(entry.parentPath, entry.name), user.uid, user.gid);
  }
}

/** A person who looks for the data finds the way in DATA_DIR/LOCATION. */
function record(dataDir: string, place: ClusterPlace): ClusterPlace {
  const file = path.join(dataDir, "LOCATION");
  const line = `${place.cluster}\n`;
  if (!existsSync(file) || readFileSync(file, "utf8") !== line) writeFileSync(file, line, { mode: 0o644 });
  return place;
}

function recordedElsewhere(dataDir: string): Omit<ClusterPlace, "user"> | null {
  const file = path.join(dataDir, "LOCATION");
  if (!existsSync(file)) return null;
  const recorded = readFileSync(file, "utf8").trim();
  if (!recorded.startsWith(`${SYSTEM_FOLDER}/data-`)) return null;
  const place = placeIn(path.dirname(recorded));
  if (!isInitialised(place.cluster)) {
    throw new StartupError(
      `Les données se trouvaient dans ${recorded}, qui n’existe plus : remettez-les en place, ou supprimez ${file} pour repartir d’une base vide.`,
    );
  }
  claim(place.folder, dataDir, file, recorded);
  return place;
}

/** A moved project keeps its data; a copied one must not work on those of the original. */
function claim(folder: string, dataDir: string, file: string, recorded: string): void {
  const originFile = path.join(folder, "ORIGIN");
  const origin = readFileSync(originFile, "utf8").trim();
  if (origin === dataDir) return;
  const pointer = path.join(origin, "LOCATION");
  if (existsSync(pointer) && readFileSync(pointer, "utf8").trim() === recorded) {
    throw new StartupError(
      `Ce dossier est une copie : ses données sont celles de ${origin}. Supprimez ${file} pour partir d’une base vide.`,
    );
  }
  writeFileSync(originFile, `${dataDir}\n`);
}
