import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono } from "hono";
import { collectDefaultMetrics, register } from "prom-client";

/** Figures about the process, for this machine only. */
export function metricsRoute(): Hono {
  register.clear();
  collectDefaultMetrics();
  const app = new Hono();
  app.get("/", async (c) => {
    if (!/^(127\.|::1|::ffff:127\.)/.test(getConnInfo(c).remote.address ?? "")) return c.notFound();
    return c.text(await register.metrics(), 200, { "content-type": register.contentType });
  });
  return app;
}
