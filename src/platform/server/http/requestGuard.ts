import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { platformErrors, type PlatformErrorCode } from "#platform/errors.ts";
import { clientAddress } from "./clientAddress.ts";
import { isCrossSite } from "./crossSiteNavigation.ts";
import type { RequestContext, Services } from "../services.ts";

export const json = ["application/json"];

interface AcceptedBody {
  /** The content types that a body may have. */
  types: readonly string[];
  /** Whether a request without a content type is accepted; its body must then be empty. */
  mayLackType?: boolean;
}

/** The context of a call of our own pages, or the refusal of one that another site may have caused. */
export function acceptRequest(
  c: Context,
  services: Services,
  isOwn: (headers: Headers) => boolean,
  accepted: AcceptedBody,
): RequestContext | Response {
  const context = buildContext(c, services);
  const reason = whyNotTrust(c.req.raw, isOwn, accepted);
  return reason ? answer(c, reason, context.requestId) : context;
}

/** The context of any call. */
export function buildContext(c: Context, services: Services): RequestContext {
  const { headers: request } = c.req.raw;
  const socket = getConnInfo(c).remote.address ?? "";
  const address = clientAddress(socket, request.get("x-forwarded-for"), services.isTrustedProxy);
  return { services, requestId: services.newId(), address, request, response: new Headers() };
}

/**
 * Another site can make a browser send a simple request with our cookie, so a change is accepted only from our own
 * origin and only as the types that the address reads (an allowlist: a list of forbidden cases was bypassed elsewhere).
 * Another site can also open a document in the visitor's name, which would be recorded.
 */
function whyNotTrust(
  { method, headers }: Request,
  isOwn: (headers: Headers) => boolean,
  { types, mayLackType = false }: AcceptedBody,
): PlatformErrorCode | null {
  if (method === "GET" || method === "HEAD") return isCrossSite(headers) ? "forbidden" : null;
  const site = headers.get("sec-fetch-site");
  if (!isOwn(headers) || (site !== null && site !== "same-origin")) return "forbidden";
  // Nothing of ours reads a compressed body: a small one could unfold without end.
  if (headers.has("content-encoding")) return "unsupported_media_type";
  const type = headers.get("content-type");
  if (type === null && mayLackType) return null;
  return types.includes(typeIn(type)) ? null : "unsupported_media_type";
}

/** « image/png; a=b » → « image/png ». */
export const typeIn = (header: string | null): string => header?.split(";")[0]?.trim().toLowerCase() ?? "";

/** Without HTTPS the product may be reached under several names (127.0.0.1, a neighbour on the network). */
export function originCheck(appUrl: string): (headers: Headers) => boolean {
  const { origin: ours, protocol } = new URL(appUrl);
  return (headers) => {
    const origin = headers.get("origin");
    if (origin === null) return false;
    return origin === ours || (protocol === "http:" && URL.parse(origin)?.host === headers.get("host"));
  };
}

export function answer(c: Context, code: PlatformErrorCode, requestId: string): Response {
  c.header("cache-control", "no-store");
  return c.json({ code, requestId }, platformErrors[code] as 400);
}
