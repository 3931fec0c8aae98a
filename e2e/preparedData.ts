import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort, mainFile, toOutputFile, waitUntilReady } from "./product.ts";

/**
 * Starts the product once with its demonstration, before any journey, and stops it: what it leaves is copied by each
 * product that a journey starts. A start then takes a seventh of the processor time (docs/decisions/0073). What the
 * first start itself does is the matter of start.spec.ts, which begins with an empty folder.
 */
// What Playwright asks of a global setup.
// oxlint-disable-next-line import/no-default-export
export default async function prepareData(): Promise<() => void> {
  // On an external database server the data are no folder.
  if (process.env["TEST_DATABASE_URL"]) return () => {};
  const folder = mkdtempSync(path.join(tmpdir(), "rondo-e2e-prepared-"));
  // Where root runs this PostgreSQL is another user, who has to pass through to its data.
  chmodSync(folder, 0o711);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const port = await findFreePort();
  const child = spawn("node", [mainFile], {
    env: {
      ...process.env,
      PORT: String(port),
      APP_URL: `http://localhost:${port}`,
      DATA_DIR: path.join(folder, "data"),
      DEMO: "1",
      MAIL: "hold",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const output = await waitUntilReady(child);
  child.kill("SIGTERM");
  if (child.exitCode === null) await once(child, "exit");
  // Where it cannot enter all the same it keeps its data elsewhere: then each product starts from nothing.
  if (!existsSync(path.join(folder, "data/postgres"))) return remove;
  for (const note of ["LOCATION", "postgres.lock", "rondo.lock"])
    rmSync(path.join(folder, "data", note), { force: true });
  writeFileSync(toOutputFile(folder), output);
  process.env["RONDO_E2E_DATA"] = folder;
  return remove;
}
