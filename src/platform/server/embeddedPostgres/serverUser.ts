import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { StartupError } from "../process/startupError.ts";

/** Who runs PostgreSQL, which refuses root. Null: the present user, which is not root. */
export type ServerUser = { uid: number; gid: number } | null;

/**
 * The owner of the existing cluster when there is one, so that a `postgres` account that appears later does not lock
 * us out of data created under another account. Taken from /etc/passwd because PostgreSQL wants the uid to have a name.
 */
export function chooseServerUser(clusterDir: string | null): ServerUser {
  if (process.getuid?.() !== 0) return null;
  const owner = clusterDir ? statSync(clusterDir) : null;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = readAccounts();
  const account =
    accounts.find((each) => each.name === "postgres") ?? accounts.find((each) => each.name === "nobody");
  if (account) return { uid: account.uid, gid: account.gid };
  throw new StartupError(
    "PostgreSQL ne démarre pas au nom de root et le compte « postgres » ou « nobody » manque dans /etc/passwd. Lancez Rondo avec un autre compte.",
  );
}

/** Options of `spawn` for this user: a neutral folder and language, since ours may be closed to it. */
export const asServerUser = (user: ServerUser) => ({
  ...user,
  cwd: "/",
  env: { PATH: process.env.PATH ?? "/usr/bin:/bin", LC_ALL: "C" },
});

/** Tested by writing: modes, access lists and mount options all count. */
export function canEnter(user: ServerUser, folder: string): boolean {
  if (!user) return true;
  return spawnSync("/bin/sh", ["-c", 'cd -- "$1"', "sh", folder], asServerUser(user)).status === 0;
}

function readAccounts() {
  const lines = existsSync("/etc/passwd") ? readFileSync("/etc/passwd", "utf8").split("\n") : [];
  return lines.map((line) => {
    const [name = "", , uid, gid] = line.split(":");
    return { name, uid: Number(uid), gid: Number(gid) };
  });
}
