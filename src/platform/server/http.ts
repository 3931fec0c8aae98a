import { promisify } from "node:util";
import zlib from "node:zlib";
import type { AnyContractRouter } from "@orpc/contract";
import type { AnyRouter } from "@orpc/server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono, type Context, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { platformErrors, type PlatformErrorCode } from "#platform/errors.ts";
import { clientAddress } from "./clientAddress.ts";
import { askToOpenHere, isCrossSite, isNavigation } from "./crossSiteNavigation.ts";
import { readBoundedBody } from "./boundedBody.ts";
import type { Handler } from "./rest.ts";
import { rpcDoor } from "./internals/rpcHandler.ts";
import type { RequestContext, Services } from "./services.ts";

/** The two APIs of one router: /rpc for our own screens, /api/v1 for others. */
export function apiRoutes(router: AnyRouter, contract: AnyContractRouter, services: Services): Hono {
  const app = new Hono();
  const rpc = rpcDoor(router);
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
    const context = arrival(c, services, isOwn);
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
    const context = arrival(c, services, isOwn, { mayLackType: true });
    if (context instanceof Response) return context;
    const request = await readBoundedBody(c.req.raw);
    if (!request) return answer(c, "invalid_request", context.requestId);
    // An operation without a body needs no type; whoever names none must have sent nothing.
    if (request.body && !asked.has("content-type"))
      return answer(c, "unsupported_media_type", context.requestId);
    openRest ??= import("./rest.ts").then(({ restDoor }) => restDoor(router));
    const handled = await (await openRest).handle(request, { prefix: "/api/v1", context });
    if (!handled.matched || !handled.response) return answer(c, "not_found", context.requestId);
    const { status, body } = handled.response;
    const headers = new Headers(handled.response.headers);
    for (const [name, value] of context.response) headers.append(name, value);
    for (const [name, value] of Object.entries(always(status, context.requestId))) headers.set(name, value);
    // A file is kept by whoever asked for it, never shown as a page of ours.
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

/** What every call carries, or the refusal of one that must not come in. */
function arrival(
  c: Context,
  services: Services,
  isOwn: (headers: Headers) => boolean,
  { mayLackType = false } = {},
): RequestContext | Response {
  const requestId = services.newId();
  const reason = whyNotTrust(c.req.raw, isOwn, mayLackType);
  if (reason) return answer(c, reason, requestId);
  const { headers: request } = c.req.raw;
  const socket = getConnInfo(c).remote.address ?? "";
  const address = clientAddress(socket, request.get("x-forwarded-for"), services.isTrustedProxy);
  return { services, requestId, address, request, response: new Headers() };
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

/**
 * Another site can make a browser send a simple request with our cookie, so a change is accepted only from our own
 * origin and only as JSON (an allowlist: a list of forbidden cases was bypassed elsewhere). Another site can also
 * open a document in the visitor's name, which would be recorded.
 */
function whyNotTrust(
  { method, headers }: Request,
  isOwn: (headers: Headers) => boolean,
  mayLackType: boolean,
): PlatformErrorCode | null {
  if (method === "GET" || method === "HEAD") return isCrossSite(headers) ? "forbidden" : null;
  const site = headers.get("sec-fetch-site");
  if (!isOwn(headers) || (site !== null && site !== "same-origin")) return "forbidden";
  // Nothing of ours reads a compressed body: a small one could unfold without end.
  if (headers.has("content-encoding")) return "unsupported_media_type";
  const type = headers.get("content-type");
  if (type === null && mayLackType) return null;
  return type?.split(";")[0]?.trim() === "application/json" ? null : "unsupported_media_type";
}

/** Without HTTPS the product may be reached under several names (127.0.0.1, a neighbour on the network). */
function originCheck(appUrl: string): (headers: Headers) => boolean {
  const { origin: ours, protocol } = new URL(appUrl);
  return (headers) => {
    const origin = headers.get("origin");
    if (origin === null) return false;
    return origin === ours || (protocol === "http:" && URL.parse(origin)?.host === headers.get("host"));
  };
}

function answer(c: Context, code: PlatformErrorCode, requestId: string): Response {
  c.header("cache-control", "no-store");
  return c.json({ code, requestId }, platformErrors[code] as 400);
}
