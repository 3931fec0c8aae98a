// What Debian can bring when a proof needs a program that npm does not carry.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { project, buildToolPath } from "./project.mjs";

const TIMEOUT_MS = { version: 30_000, install: 600_000 };

/** Every place where one of these programs could be on PATH. */
export function listPathCandidates(names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const isRoot = () => process.getuid?.() === 0;

/** What stands before a command that only root may run. */
export const getRootPrefix = () => (isRoot() ? [] : ["sudo", "-n"]);

/** Installs Debian packages as root or by `sudo -n`; false where that cannot be. */
export async function installPackages(packages) {
  if (!listPathCandidates(["apt-get"]).some((file) => existsSync(file))) return false;
  if (!isRoot() && !(await succeeds(["sudo", "-n", "true"]))) return false;
  const apt = [...getRootPrefix(), "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"];
  await succeeds([...apt, "update"], TIMEOUT_MS.install);
  return succeeds([...apt, "install", "-y", "--no-install-recommends", ...packages], TIMEOUT_MS.install);
}

export function succeeds([program, ...args], timeout = TIMEOUT_MS.version) {
  return new Promise((resolve) => {
    const env = { ...process.env, PATH: buildToolPath() };
    const child = spawn(program, args, { cwd: project, env, stdio: "ignore", timeout });
    child.on("error", () => resolve(false));
    child.on("close", (code) => resolve(code === 0));
  });
}
