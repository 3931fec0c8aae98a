import { copyFileSync } from "node:fs";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { execFileSync } from "node:child_process";
import { getRequestListener } from "@hono/node-server";
import react from "@vitejs/plugin-react";
import { Hono } from "hono";
import { build } from "vite";
import { makeHttpServer } from "../../src/platform/server/http/httpServer.ts";
import { pageRoutes } from "../../src/platform/server/http/pages.ts";
import { project } from "../server/servers.ts";

/** The bare page, built, compressed, sent and protected by the product's own means. */
export async function serveBarePage(folder: string): Promise<{ url: string; stop: () => void }> {
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, "bare"),
    logLevel: "error",
    plugins: [react()],
    build: {
      outDir: folder,
      target: "baseline-widely-available",
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(import.meta.dirname, "bare/light.html") },
    },
  });
  // The product has two pages; this one is both.
  copyFileSync(path.join(folder, "light.html"), path.join(folder, "workspace.html"));
  execFileSync(process.execPath, [path.join(project, "scripts/compress.mjs"), path.join(folder, "assets")]);
  const app = new Hono();
  app.route(
    "/",
    pageRoutes(
      folder,
      () => "light",
      () => [],
      () => [],
    ),
  );
  const { server, answerWith } = makeHttpServer({ https: false });
  answerWith(getRequestListener(app.fetch));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}
