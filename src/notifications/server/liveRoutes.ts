import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { refuse } from "#platform/errors.ts";
import { toFailure } from "#platform/server/process/failures.ts";
import { admit } from "#platform/server/calls/handle.ts";
import { answer, acceptRequest, originCheck } from "#platform/server/http/requestGuard.ts";
import type { Services } from "#platform/server/services.ts";
import { liveMeta, type Live } from "./live.ts";

/**
 * GET /live/notifications: server-sent events, `unread` with the count and `ended` with the session. Opening it is no
 * use of the session, or a page left open would keep it alive.
 */
export function liveRoutes(live: Live, services: Services): Hono {
  const app = new Hono();
  const isOwn = originCheck(services.appUrl);
  app.get("/live/notifications", async (c) => {
    const context = acceptRequest(c, services, isOwn, { types: [] });
    if (context instanceof Response) return context;
    const { request, requestId } = context;
    try {
      const actor = await services.asWatcher(request, async (_tx, who) => {
        admit(liveMeta, who);
        return who;
      });
      if (!actor) refuse("unauthorized");
      await services.limits.countCompany(actor);
      const response = streamSSE(c, live.open(actor, request, c.req.raw.signal));
      response.headers.set("content-type", "text/event-stream; charset=utf-8");
      response.headers.set("cache-control", "no-store");
      // nginx would keep events until it has 4 kB of them.
      response.headers.set("x-accel-buffering", "no");
      response.headers.set("x-request-id", requestId);
      // Set by Hono whatever the version of HTTP: how the body is framed is for the server to say.
      response.headers.delete("transfer-encoding");
      response.headers.delete("connection");
      return response;
    } catch (error) {
      const { status, headers, body } = toFailure(error, services, requestId);
      return c.json(body, status as 500, { "cache-control": "no-store", ...headers });
    }
  });
  app.all("/live/*", (c) => answer(c, "not_found", services.newId()));
  return app;
}
