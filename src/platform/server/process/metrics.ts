import { Hono } from "hono";
import { collectDefaultMetrics, register } from "prom-client";
import { sameSecret } from "../http/sameSecret.ts";

/** Process metrics for requests with METRICS_TOKEN; without a token there is no such page. */
export function metricsRoute(token: string | undefined): Hono {
  const app = new Hono();
  if (!token) return app.all("/", (c) => c.notFound());
  register.clear();
  collectDefaultMetrics();
  app.get("/", async (c) => {
    if (!sameSecret(c.req.header("authorization") ?? "", `Bearer ${token}`)) return c.notFound();
    return c.text(await register.metrics(), 200, {
      "content-type": register.contentType,
      "cache-control": "no-store",
    });
  });
  return app.all("/", (c) => c.notFound());
}
