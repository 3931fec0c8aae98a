import { compress } from "hono/compress";
import { Hono } from "hono";
import { previewRoutes } from "#administration/server/previewRoutes.ts";
import type { Live } from "#notifications/server/live.ts";
import { liveRoutes } from "#notifications/server/liveRoutes.ts";
import { devMailbox } from "#platform/server/emails/devMailbox.ts";
import type { Mailer } from "#platform/server/emails/deliverEmails.ts";
import { toFailure } from "#platform/server/process/failures.ts";
import { apiRoutes } from "#platform/server/http/http.ts";
import { fileRoutes } from "#platform/server/files/fileRoutes.ts";
import { metricsRoute } from "#platform/server/process/metrics.ts";
import { pageRoutes } from "#platform/server/http/pages.ts";
import type { Services } from "#platform/server/services.ts";
import { uploadRoutes, type Upload } from "#platform/server/files/uploads.ts";
import { webhookRoutes, type Webhook } from "#platform/server/http/webhooks.ts";
import { resolveShell } from "#paths.ts";
import { contract, fileKinds, router } from "./registries.ts";
import { pageParts, listReadAddresses } from "./pageParts.ts";

interface Options {
  services: Services;
  mailer: Mailer;
  clientFolder: string;
  /** What the address of /dev/mailbox must hold; null: there is no mailbox. */
  mailboxKey: string | null;
  metricsToken: string | undefined;
  isReady: () => Promise<boolean>;
  /** Where files arrive. */
  uploadFolder: string;
  uploads: readonly Upload[];
  /** The streams of this process. */
  live: Live;
  webhooks: readonly Webhook[];
}

/** Everything one address of ours can answer. */
export function makeServer(options: Options): Hono {
  const { services, mailer, clientFolder, mailboxKey, metricsToken, isReady } = options;
  const { uploads, webhooks, uploadFolder: folder } = options;
  const app = new Hono();
  app.onError((error, c) => {
    const { status, body } = toFailure(error, services, services.newId());
    return c.json(body, status as 500, { "cache-control": "no-store" });
  });
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => ((await isReady()) ? c.text("ready") : c.text("not ready", 503)));
  app.route("/metrics", metricsRoute(metricsToken));
  if (mailboxKey) app.route("/dev/mailbox", devMailbox(services, mailer, mailboxKey));
  app.all("/dev/*", (c) => c.notFound());
  app.use("/api/*", compress());
  app.route("/", uploadRoutes(uploads, { services, folder }));
  app.route("/", fileRoutes(fileKinds, services));
  app.route("/", liveRoutes(options.live, services));
  app.route("/", previewRoutes(services));
  app.route("/", webhookRoutes(webhooks, services));
  app.route("/", apiRoutes(router, contract, services));
  app.all("/api/*", (c) => c.json({ code: "not_found", requestId: services.newId() }, 404));
  app.route("/", pageRoutes(clientFolder, resolveShell, pageParts, listReadAddresses));
  return app;
}
