import { promisify } from "node:util";
import zlib from "node:zlib";
import type { AnyContractRouter } from "@orpc/contract";
import type { AnyRouter } from "@orpc/server";
import { Hono, type Context, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { errorStatus, type ErrorCode } from "#platform/errors.ts";
import type { Handler } from "./rest.ts";
import { rpcDoor } from "./rpc.ts";
import type { Services } from "./services.ts";

/** The two doors of one router: /rpc for our own screens, /api/v1 for others. */
export function apiRoutes(router: AnyRouter, contract: AnyContractRouter, services: Services): Hono {
  const app = new Hono();
  const rpc = rpcDoor(router);
  // Others come less often than our screens, and their door takes long to load.
  let openRest: Promise<Handler> | null = null;
  const maxSize = 256 * 1024;
  const count = bodyLimit({ maxSize, onError: (c) => answer(c, "invalid_request", services.newId()) });
  /** Node holds a sender to the length announced; only a body without one has to be counted, which is slow. */
  const limit: MiddlewareHandler = (c, next) => {
    const length = Number(c.req.header("content-length") ?? NaN);
    return length <= maxSize && !c.req.header("transfer-encoding") ? next() : count(c, next);
  };
  const isOurs = originCheck(services.appUrl);
  app.use("/rpc/*", limit);
  app.use("/api/v1/*", limit);
  app.post("/rpc/*", async (c) => {
    const requestId = services.newId();
    const { raw } = c.req;
    const reason = whyNotTrust(raw, isOurs);
    if (reason) return answer(c, reason, requestId);
    const response = new Headers();
    const context = { services, requestId, request: raw.headers, response };
    const answered = await rpc(c.req.path, () => raw.text(), context);
    if (!answered) return answer(c, "not_found", requestId);
    const { body, packing } = await packed(answered.body, c.req.header("accept-encoding"));
    return new Response(body, {
      status: answered.status,
      headers: {
        "content-type": "application/json",
        "content-length": String(body.length),
        ...packing,
        ...always(answered.status, requestId),
        ...cookiesOf(response),
      },
    });
  });
  app.all("/api/v1/*", async (c) => {
    const requestId = services.newId();
    const { raw } = c.req;
    const reason = whyNotTrust(raw, isOurs);
    if (reason) return answer(c, reason, requestId);
    const response = new Headers();
    const context = { services, requestId, request: raw.headers, response };
    openRest ??= import("./rest.ts").then(({ restDoor }) => restDoor(router));
    const handled = await (await openRest).handle(raw, { prefix: "/api/v1", context });
    if (!handled.matched || !handled.response) return answer(c, "not_found", requestId);
    const { status, body } = handled.response;
    const headers = new Headers(handled.response.headers);
    for (const [name, value] of response) headers.append(name, value);
    for (const [name, value] of Object.entries(always(status, requestId))) headers.set(name, value);
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
): Promise<{ body: Uint8Array<ArrayBuffer>; packing: Record<string, string> }> {
  const bytes = Buffer.from(text);
  if (bytes.length < worthPacking) return { body: bytes, packing: {} };
  const vary = { vary: "accept-encoding" };
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted ?? ""))
    return { body: bytes, packing: vary };
  return { body: await gzip(bytes, { level: 4 }), packing: { ...vary, "content-encoding": "gzip" } };
}

const always = (status: number, requestId: string): Record<string, string> => ({
  "cache-control": "no-store",
  "x-request-id": requestId,
  // Overrun or out of reach for a moment: worth trying again at once.
  ...(status === 503 && { "retry-after": "1" }),
});

/** An endpoint sets one cookie at most: the session. */
const cookiesOf = (response: Headers): Record<string, string> => {
  const cookie = response.get("set-cookie");
  return cookie === null ? {} : { "set-cookie": cookie };
};

/**
 * Another site can make a browser send a simple request with our cookie. So a change is accepted
 * only from our own origin and only as JSON ("allow only if", never "refuse if": a check that lists the bad was bypassed elsewhere).
 */
function whyNotTrust(request: Request, isOurs: (headers: Headers) => boolean): ErrorCode | null {
  if (request.method === "GET" || request.method === "HEAD") return null;
  if (!isOurs(request.headers)) return "forbidden";
  const type = request.headers.get("content-type")?.split(";")[0]?.trim();
  const hasBody = request.method !== "DELETE" || request.headers.has("content-type");
  return hasBody && type !== "application/json" ? "invalid_request" : null;
}

function originCheck(appUrl: string): (headers: Headers) => boolean {
  const own = new URL(appUrl).origin;
  return (headers) => {
    const origin = headers.get("origin");
    return origin === own || (origin !== null && URL.parse(origin)?.host === headers.get("host"));
  };
}

function answer(c: Context, code: ErrorCode, requestId: string): Response {
  c.header("cache-control", "no-store");
  return c.json({ code, requestId }, errorStatus[code] as 400);
}
