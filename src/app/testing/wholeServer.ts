import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo, Socket } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { makeLive, type Live } from "#notifications/server/live.ts";
import { makeHttpServer } from "#platform/server/http/httpServer.ts";
import type { Services } from "#platform/server/services.ts";
import type { Upload } from "#platform/server/files/uploads.ts";
import type { Webhook } from "#platform/server/http/webhooks.ts";
import { makeServer } from "../server.ts";
import { makeMailer } from "../tasks.ts";

/** The secrets of the operator (platform/server/http/perimeter.ts). */
export const mailboxKey = "the-key-of-a-mailbox";
export const metricsToken = "the-token-of-the-figures-long-enough";
const template = '<html lang="%LANG%"><meta property="csp-nonce" nonce="%NONCE%" /></html>';

/** What only a test adds to the product. */
interface Additions {
  uploads: readonly Upload[];
  webhooks: readonly Webhook[];
  live: Live;
  patience: { headers: number; request: number; checkInterval: number };
}

/** The product behind a real socket, with pages of one line: as main.ts puts it together. */
export async function startWholeServer(
  services: Services,
  isReady: () => Promise<boolean> = async () => true,
  { uploads = [], webhooks = [], live = makeLive(services), patience }: Partial<Additions> = {},
) {
  const clientFolder = mkdtempSync(path.join(tmpdir(), "rondo-client-"));
  for (const folder of ["assets", "eval"]) mkdirSync(path.join(clientFolder, folder));
  for (const page of ["light.html", "workspace.html"]) writeFileSync(path.join(clientFolder, page), template);
  for (const file of [
    "favicon.svg",
    "appearance.js",
    "assets/light.js",
    "assets/light.css",
    "eval/worker.js",
  ])
    writeFileSync(path.join(clientFolder, file), "/* of ours */");

  const uploadFolder = path.join(clientFolder, "uploads");
  const { server, answerWith } = makeHttpServer({
    https: services.appUrl.startsWith("https:"),
    ...(patience ? { timeouts: patience } : {}),
  });
  let latest: Socket | null = null;
  server.on("connection", (socket: Socket) => (latest = socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const app = makeServer({
    services,
    mailer: makeMailer(services, null),
    clientFolder,
    mailboxKey,
    metricsToken,
    isReady,
    uploadFolder,
    uploads,
    webhooks,
    live,
  });
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    uploadFolder,
    /** What was read of the connection made last. */
    bytesRead: () => latest?.bytesRead ?? 0,
    /** Until this is called, the product is still starting. */
    open: () => answerWith(getRequestListener(app.fetch)),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      rmSync(clientFolder, { recursive: true });
    },
  };
}
