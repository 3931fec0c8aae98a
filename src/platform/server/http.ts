import { OpenAPIGenerator } from "@orpc/openapi";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import type { AnyContractRouter } from "@orpc/contract";
import type { AnyRouter } from "@orpc/server";
import { RPCHandler } from "@orpc/server/fetch";
import {
  experimental_ZodSmartCoercionPlugin as SmartCoercion,
  ZodToJsonSchemaConverter,
} from "@orpc/zod/zod4";
import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { errorStatus, Refusal, type ErrorBody, type ErrorCode } from "#platform/errors.ts";
import { clientAddress } from "./clientAddress.ts";
import { failureOf } from "./failures.ts";
import type { RequestContext, Services } from "./services.ts";

interface Handled {
  matched: boolean;
  response?: Response | undefined;
}
interface Handler {
  handle(request: Request, options: { prefix: `/${string}`; context: RequestContext }): Promise<Handled>;
}

/** The two doors of one router: /rpc for our own screens, /api/v1 for others. */
export function apiRoutes(router: AnyRouter, contract: AnyContractRouter, services: Services): Hono {
  const app = new Hono();
  const rpc = new RPCHandler(
    router,
    intercepted((body) => ({ json: body })),
  ) as unknown as Handler;
  const rest = new OpenAPIHandler(router, {
    ...intercepted((body) => body),
    plugins: [new SmartCoercion()],
  }) as unknown as Handler;

  const limit = bodyLimit({
    maxSize: 256 * 1024,
    onError: (c) => answer(c, "too_large", services.newId()),
  });
  app.use("/rpc/*", limit);
  app.use("/api/v1/*", limit);
  app.post("/rpc/*", (c) => serve(c, rpc, "/rpc", services));
  app.all("/rpc/*", (c) => answer(c, "not_found", services.newId()));
  app.all("/api/v1/*", (c) => serve(c, rest, "/api/v1", services));

  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  let description: Promise<unknown> | null = null;
  app.get("/api/openapi.json", async (c) => {
    description ??= generator.generate(contract, {
      info: { title: "Rondo", version: "1" },
      servers: [{ url: "/api/v1" }],
    });
    return c.json((await description) as object);
  });
  return app;
}

interface Intercepted {
  context: RequestContext;
  next: () => Promise<unknown>;
}

/** What a handler does with whatever is thrown: a code of the closed list, in the shape of its door. */
function intercepted(shape: (body: ErrorBody) => object) {
  // Before the procedure is called, only the request can be at fault: its path, its JSON, its types.
  const understood = new WeakSet<RequestContext>();
  const clientInterceptors = [
    ({ context, next }: Intercepted) => {
      understood.add(context);
      return next();
    },
  ];
  const interceptors = [
    async ({ context, next }: Intercepted) => {
      try {
        return await next();
      } catch (error) {
        const reason = understood.has(context) ? error : new Refusal("invalid_request");
        const { status, headers, body } = failureOf(reason, context.services, context.requestId);
        return { matched: true, response: { status, headers, body: shape(body) } };
      }
    },
  ];
  return { interceptors, clientInterceptors } as object;
}

async function serve(
  c: Context,
  handler: Handler,
  prefix: `/${string}`,
  services: Services,
): Promise<Response> {
  const requestId = services.newId();
  const reason = whyNotTrust(c.req.raw, services.appUrl);
  if (reason) return answer(c, reason, requestId);
  const response = new Headers();
  const { headers: request } = c.req.raw;
  const socket = getConnInfo(c).remote.address ?? "";
  const address = clientAddress(socket, request.get("x-forwarded-for"), services.isTrustedProxy);
  const context: RequestContext = { services, requestId, address, request, response };
  const handled = await handler.handle(c.req.raw, { prefix, context });
  if (!handled.matched || !handled.response) return answer(c, "not_found", requestId);
  const headers = new Headers(handled.response.headers);
  for (const [name, value] of response) headers.append(name, value);
  headers.set("cache-control", "no-store");
  headers.set("x-request-id", requestId);
  // A file is kept by whoever asked for it, never shown as a page of ours.
  const disposition = headers.get("content-disposition");
  if (disposition) headers.set("content-disposition", disposition.replace(/^inline\b/, "attachment"));
  return new Response(handled.response.body, { status: handled.response.status, headers });
}

/**
 * Another site can make a browser send a simple request with our cookie. So a change is accepted
 * only from our own origin and only as JSON ("allow only if", never "refuse if": a check that lists the bad was bypassed elsewhere).
 */
function whyNotTrust({ method, headers, body }: Request, appUrl: string): ErrorCode | null {
  if (method === "GET" || method === "HEAD") return null;
  const site = headers.get("sec-fetch-site");
  if (!isOwn(headers, appUrl) || (site !== null && site !== "same-origin")) return "forbidden";
  // Nothing of ours reads a compressed body: a small one could unfold without end.
  if (headers.has("content-encoding")) return "unsupported_media_type";
  const type = headers.get("content-type")?.split(";")[0]?.trim();
  const hasBody = method !== "DELETE" || body !== null || headers.has("content-type");
  return hasBody && type !== "application/json" ? "unsupported_media_type" : null;
}

/** Without HTTPS the product may be reached under several names (127.0.0.1, a neighbour on the network). */
function isOwn(headers: Headers, appUrl: string): boolean {
  const origin = headers.get("origin");
  if (origin === null) return false;
  const ours = new URL(appUrl);
  return (
    origin === ours.origin || (ours.protocol === "http:" && URL.parse(origin)?.host === headers.get("host"))
  );
}

function answer(c: Context, code: ErrorCode, requestId: string): Response {
  c.header("cache-control", "no-store");
  return c.json({ code, requestId }, errorStatus[code] as 400);
}
