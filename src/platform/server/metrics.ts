import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono } from "hono";
import { collectDefaultMetrics, register } from "prom-client";
import { isFromThisMachine } from "./clientAddress.ts";

/** Figures about the process, for this machine only. */
export function metricsRoute(): Hono {
  register.clear();
  collectDefaultMetrics();
  const app = new Hono();
  app.get("/", async (c) => {
    if (!isFromThisMachine(getConnInfo(c).remote.address ?? "", c.req.raw.headers)) return c.notFound();
    return c.text(await register.metrics(), 200, { "content-type": register.contentType });
  });
  return app;
}
