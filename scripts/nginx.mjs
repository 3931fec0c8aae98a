// The proxy of the journey behind a proxy (e2e/proxy.spec.ts): Debian's nginx, which npm does not carry.
import { existsSync } from "node:fs";
import { installPackages, getRootPrefix, listPathCandidates, succeeds } from "./setup/debian.mjs";

/** The path of nginx, where Debian puts it or on PATH; undefined when it is not there. */
export const findNginx = () =>
  ["/usr/sbin/nginx", ...listPathCandidates(["nginx"])].find((file) => existsSync(file));

/** Installs nginx where it is missing and Debian can bring it; elsewhere the journey says what it needs. */
export async function ensureNginx() {
  if (findNginx() || !(await installPackages(["nginx"]))) return;
  // Debian starts what it installs: running the tests must not leave a web server on port 80.
  await succeeds([...getRootPrefix(), "service", "nginx", "stop"]);
  await succeeds([...getRootPrefix(), "update-rc.d", "nginx", "disable"]);
}
