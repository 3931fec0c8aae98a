import { Hono, type Context } from "hono";
import type { Limit } from "#platform/contract/limits.ts";
import { toFailure } from "../process/failures.ts";
import { answer, buildContext } from "./requestGuard.ts";
import type { Services } from "../services.ts";

/** Another system that calls us, at POST /webhooks/<name>. */
export interface Webhook {
  name: string;
  limit: readonly Limit[];
  maxBytes: number;
  /**
   * Checks the signature first, on the bytes as they came: nothing else says who calls. Refuses with `forbidden`; what
   * it accepts it writes down or queues, since the other system waits and sends again what failed.
   */
  receive: (call: { body: Uint8Array; headers: Headers; services: Services }) => Promise<void>;
}

/** The addresses that other systems call: without session or origin, the body kept as it came. */
export function webhookRoutes(webhooks: readonly Webhook[], services: Services): Hono {
  const app = new Hono();
  for (const webhook of webhooks)
    app.post(`/webhooks/${webhook.name}`, async (c) => {
      const { requestId, address, request } = buildContext(c, services);
      try {
        await services.limits.count(`POST /webhooks/${webhook.name}`, webhook.limit, {
          address,
          headers: request,
        });
        const body = await readBody(c, webhook.maxBytes);
        if (typeof body === "string") return answer(c, body, requestId);
        await webhook.receive({ body, headers: request, services });
        return c.json({}, 200, { "cache-control": "no-store", "x-request-id": requestId });
      } catch (error) {
        const { status, headers, body } = toFailure(error, services, requestId);
        return c.json(body, status as 500, { "cache-control": "no-store", ...headers });
      }
    });
  app.all("/webhooks/*", (c) => answer(c, "not_found", services.newId()));
  return app;
}

/** The whole body, or why it is refused. */
async function readBody(c: Context, maxBytes: number): Promise<Uint8Array | "too_large" | "invalid_request"> {
  if (Number(c.req.header("content-length") ?? 0) > maxBytes) return "too_large";
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      bytes += chunk.length;
      if (bytes > maxBytes) return "too_large";
      chunks.push(chunk);
    }
  } catch {
    return "invalid_request";
  }
  return Buffer.concat(chunks);
}
