import { OpenAPIGenerator } from "@orpc/openapi";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import type { AnyContractRouter } from "@orpc/contract";
import type { AnyRouter } from "@orpc/server";
import {
  experimental_ZodSmartCoercionPlugin as SmartCoercion,
  ZodToJsonSchemaConverter,
} from "@orpc/zod/zod4";
import { errorInterceptors } from "./errorInterceptors.ts";
import type { RequestContext } from "../services.ts";

interface HandleResult {
  matched: boolean;
  response?: Response | undefined;
}
export interface Handler {
  handle(request: Request, options: { prefix: `/${string}`; context: RequestContext }): Promise<HandleResult>;
}

/** The REST API: the same endpoints under their own paths. */
export function restHandler(router: AnyRouter): Handler {
  return new OpenAPIHandler(router, {
    ...errorInterceptors((body) => body),
    plugins: [new SmartCoercion()],
  }) as unknown as Handler;
}

/** The OpenAPI description of the REST API. */
export const describe = (contract: AnyContractRouter): Promise<object> =>
  new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: { title: "Rondo", version: "1" },
    servers: [{ url: "/api/v1" }],
  });
