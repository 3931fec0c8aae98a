import type * as z from "zod";
import type { EndpointMeta } from "#platform/contract/endpoint.ts";
import { proving } from "#platform/testing/proof.ts";
import { contract } from "../registries.ts";

/** One endpoint of the contract, as a test needs to know it. */
export interface Endpoint {
  name: string;
  meta: EndpointMeta;
  method: string;
  /** Below /rpc and below /api/v1; the second with « {id} ». */
  rpcPath: string;
  restPath: string;
  input: z.core.$ZodType;
}

interface Procedure {
  "~orpc": {
    meta: EndpointMeta;
    route: { method: string; path: string };
    inputSchema: z.core.$ZodType;
  };
}

/** Everything the contract names: a new endpoint is included by itself. */
export const everyEndpoint: readonly Endpoint[] = Object.entries(contract).flatMap(([concept, group]) =>
  Object.entries(group).map(([key, procedure]): Endpoint => {
    const { meta, route, inputSchema } = (procedure as unknown as Procedure)["~orpc"];
    return {
      name: `${concept}.${key}`,
      meta,
      method: route.method,
      rpcPath: `/rpc/${concept}/${key}`,
      restPath: `/api/v1${route.path}`,
      input: inputSchema,
    };
  }),
);

/**
 * For what the server does before it looks for an endpoint, or with all of one policy alike (platform/server/http/http.ts,
 * handle.ts): one of each method, policy and way of answering. `npm run prove` takes every endpoint.
 */
export const oneOfEachKind: readonly Endpoint[] = proving
  ? everyEndpoint
  : [...Map.groupBy(everyEndpoint, ({ method, meta }) => `${method} ${meta.allow}`).values()].flatMap(
      ([first]) => first ?? [],
    );

/** How the public door asks the same: fields named in the path go there, the rest into the query or the body. */
export function toRestRequest(
  { method, restPath }: Endpoint,
  input: unknown,
): { path: string; body: unknown } {
  const rest: Record<string, unknown> =
    typeof input === "object" && input !== null && !Array.isArray(input) ? { ...input } : {};
  const path = restPath.replace(/\{(\w+)\}/g, (_whole, field: string) => {
    const value = rest[field];
    delete rest[field];
    const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "x");
    return encodeURIComponent(text.toWellFormed().slice(0, 2000)) || "-";
  });
  if (method !== "GET") return { path, body: rest };
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(rest))
    query.append(key, (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 4000));
  return { path: `${path}?${query}`, body: undefined };
}
