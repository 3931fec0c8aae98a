import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { SetupError } from "./setupError.mjs";
import { project } from "./project.mjs";

const folder = join(project, ".cache");
const lock = join(folder, "setup.lock");
const POLL_MS = 100;

/**
 * Runs `work` while no other process runs one in this folder, waiting for it if need be.
 * @template T
 * @param {() => T | Promise<T>} work
 */
export async function runInTurn(work) {
  await acquireLock();
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

async function acquireLock() {
  createLockOrExplain();
  let told = false;
  while (!tryAcquireLock()) {
    const holder = readHolder();
    if (holder && !isSameProcess(holder)) {
      clear(holder);
      continue;
    }
    if (!told)
      console.log(
        `Une autre installation est en cours dans ce dossier (processus ${holder?.pid ?? "?"}) : attente.`,
      );
    told = true;
    await delay(POLL_MS);
  }
}

function createLockOrExplain() {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new SetupError(`Le dossier ${project} n’est pas modifiable par ce compte (${error.message}).`);
  }
}

/** Linked into place, so that a lock is never seen half-written. */
function tryAcquireLock() {
  const draft = `${lock}.${process.pid}`;
  try {
    writeFileSync(draft, JSON.stringify(identifyProcess(process.pid)));
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw new SetupError(`Le dossier ${folder} n’est pas modifiable par ce compte (${error.message}).`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Null when the holder has just left. */
function readHolder() {
  try {
    return JSON.parse(readFileSync(lock, "utf8"));
  } catch {
    return null;
  }
}

/** Moves it away and looks again: another process may have cleared it and taken its place meanwhile. */
function clear(dead) {
  const aside = `${lock}.${process.pid}.aside`;
  try {
    renameSync(lock, aside);
    if (readFileSync(aside, "utf8") !== JSON.stringify(dead)) linkSync(aside, lock);
  } catch {
    // Already cleared, or already taken again.
  }
  rmSync(aside, { force: true });
}

/** A pid alone may have been given to another process since. */
function identifyProcess(pid) {
  return { pid, startedAt: readStartTime(pid) };
}

function isSameProcess(holder) {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
  return readStartTime(holder.pid) === holder.startedAt;
}

function readStartTime(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")")).split(" ")[20] ?? "";
  } catch {
    return "";
  }
}
