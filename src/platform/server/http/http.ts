import { promisify } from "node:util";
import zlib from "node:zlib";
import type { AnyContractRouter } from "@orpc/contract";
import type { AnyRouter } from "@orpc/server";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { askToOpenHere, isCrossSite, isNavigation } from "./crossSiteNavigation.ts";
import { readBoundedBody } from "./boundedBody.ts";
import type { Handler } from "./rest.ts";
import { rpcHandler } from "../internals/rpcHandler.ts";
import { answer, acceptRequest, json, originCheck } from "./requestGuard.ts";
import type { Services } from "../services.ts";

/** The two APIs of one router: /rpc for our own screens, /api/v1 for others. */
export function apiRoutes(router: AnyRouter, contract: AnyContractRouter, services: Services): Hono {
  const app = new Hono();
  const rpc = rpcHandler(router);
  // The REST API is used less than our screens and is slow to load.
  let openRest: Promise<Handler> | null = null;
  const maxSize = 256 * 1024;
  const count = bodyLimit({ maxSize, onError: (c) => answer(c, "too_large", services.newId()) });
  /** Node enforces an announced length; only a body without one has to be counted, which is slow. */
  const limit: MiddlewareHandler = (c, next) => {
    const length = Number(c.req.header("content-length") ?? NaN);
    return length <= maxSize && !c.req.header("transfer-encoding") ? next() : count(c, next);
  };
  const isOwn = originCheck(services.appUrl);
  app.use("/rpc/*", limit);
  app.use("/api/v1/*", limit);
  app.post("/rpc/*", async (c) => {
    const context = acceptRequest(c, services, isOwn, { types: json });
    if (context instanceof Response) return context;
    const answered = await rpc(c.req.path, () => c.req.raw.text(), context);
    if (!answered) return answer(c, "not_found", context.requestId);
    const { status, body } = answered;
    const common = { ...answered.headers, ...always(status, context.requestId) };
    if (typeof body !== "string")
      return new Response(body, { status, headers: withAdded(common, context.response) });
    const { bytes, packing } = await packed(body, c.req.header("accept-encoding"));
    const headers = {
      "content-type": "application/json",
      "content-length": String(bytes.length),
      ...packing,
      ...common,
    };
    return new Response(bytes, { status, headers: withAdded(headers, context.response) });
  });
  app.all("/rpc/*", (c) => answer(c, "not_found", services.newId()));
  app.all("/api/v1/*", async (c) => {
    const { headers: asked } = c.req.raw;
    if (isCrossSite(asked) && isNavigation(asked)) return askToOpenHere(c);
    const context = acceptRequest(c, services, isOwn, { types: json, mayLackType: true });
    if (context instanceof Response) return context;
    const request = await readBoundedBody(c.req.raw);
    if (!request) return answer(c, "invalid_request", context.requestId);
    // An operation without a body needs no type; a request that names none must have sent nothing.
    if (request.body && !asked.has("content-type"))
      return answer(c, "unsupported_media_type", context.requestId);
    openRest ??= import("./rest.ts").then(({ restHandler }) => restHandler(router));
    const handled = await (await openRest).handle(request, { prefix: "/api/v1", context });
    if (!handled.matched || !handled.response) return answer(c, "not_found", context.requestId);
    const { status, body } = handled.response;
    const headers = new Headers(handled.response.headers);
    for (const [name, value] of context.response) headers.append(name, value);
    for (const [name, value] of Object.entries(always(status, context.requestId))) headers.set(name, value);
    // The browser saves a file, and never shows it as a page of ours.
    const disposition = headers.get("content-disposition");
    if (disposition) headers.set("content-disposition", disposition.replace(/^inline\b/, "attachment"));
    return new Response(body, { status, headers });
  });

  let description: Promise<object> | null = null;
  app.get("/api/openapi.json", async (c) => {
    description ??= import("./rest.ts").then(({ describe }) => describe(contract));
    return c.json(await description);
  });
  return app;
}

const gzip = promisify(zlib.gzip);
/** Below, a packet is as quick as a smaller packet. */
const worthPacking = 1400;

/** The bytes of an answer: small when that is worth it and the reader can unpack them, in a thread beside this one. */
async function packed(
  text: string,
  accepted: string | undefined,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; packing: Record<string, string> }> {
  const bytes = Buffer.from(text);
  if (bytes.length < worthPacking) return { bytes, packing: {} };
  const vary = { vary: "accept-encoding" };
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted ?? "")) return { bytes, packing: vary };
  return { bytes: await gzip(bytes, { level: 4 }), packing: { ...vary, "content-encoding": "gzip" } };
}

const always = (status: number, requestId: string): Record<string, string> => ({
  "cache-control": "no-store",
  "x-request-id": requestId,
  // Overrun or out of reach for a moment: worth trying again at once.
  ...(status === 503 && { "retry-after": "1" }),
});

/** What the endpoint adds, cookies above all. Plain headers are written faster than a Headers: most add nothing. */
function withAdded(headers: Record<string, string>, response: Headers): Record<string, string> | Headers {
  const added = [...response];
  if (added.length === 0) return headers;
  const all = new Headers(headers);
  for (const [name, value] of added) all.append(name, value);
  return all;
}
