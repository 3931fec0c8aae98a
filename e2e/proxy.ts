import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "./product.ts";

/**
 * The first configuration that an installer of Debian's nginx writes: no header is added, and the Host that the product receives is the
 * loopback address it listens on. Only what every process must have for itself is moved to a folder of its own.
 */
const buildConfiguration = (folder: string, port: number, target: string) => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log ${folder}/access.log;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((use) => `${use}_temp_path ${folder}/${use};`).join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${target};
    }
  }
}
`;

/** Starts Debian's nginx in front of `target` (« http://127.0.0.1:3000 »), and stops it by its process. */
export async function startProxy(
  target: string,
  givenPort?: number,
): Promise<{ url: string; port: number; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), "rondo-nginx-"));
  const port = givenPort ?? (await findFreePort());
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, buildConfiguration(folder, port, target));
  const child = spawn("nginx", ["-p", folder, "-e", path.join(folder, "error.log"), "-c", file], {
    // Debian keeps it where only root looks.
    env: { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let problem = "";
  const ended = new Promise<void>((resolve) => {
    const settle = (reason: string) => {
      problem = reason;
      resolve();
    };
    child.once("error", () => settle("nginx is missing: apt-get install nginx"));
    child.once("exit", () => settle("nginx did not start"));
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isAnswering(url))) if (problem) throw new Error(problem);
  return {
    url,
    port,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isAnswering = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
