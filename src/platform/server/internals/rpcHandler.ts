import { StandardRPCJsonSerializer, StandardRPCSerializer } from "@orpc/client/standard";
import { ORPCError, type AnyProcedure, type AnyRouter } from "@orpc/server";
import { StandardHandler, StandardRPCCodec, StandardRPCMatcher } from "@orpc/server/standard";
import { errorInterceptors } from "../http/errorInterceptors.ts";
import { isWithinLimits } from "../http/boundedBody.ts";
import type { RequestContext } from "../services.ts";
import { toJson } from "../http/preformattedJson.ts";

export interface RpcResponse {
  status: number;
  headers: Record<string, string>;
  /** JSON, a form around a file, or a file that is sent while it is written. */
  body: string | FormData | ReadableStream;
}

/** Writes plain JSON, without oRPC's walk through the output for dates and other types. */
class PlainCodec extends StandardRPCCodec {
  override encode(output: unknown, procedure: AnyProcedure) {
    if (output instanceof Blob) return super.encode(output, procedure);
    if (output instanceof ReadableStream) return { status: 200, headers: {}, body: output };
    return { status: 200, headers: {}, body: `{"json":${toJson(output)}}` };
  }
}

function parsed(text: string): unknown {
  if (!isWithinLimits(text)) throw new ORPCError("BAD_REQUEST");
  try {
    return text ? JSON.parse(text) : undefined;
  } catch (cause) {
    throw new ORPCError("BAD_REQUEST", { cause });
  }
}

/**
 * The API of our own screens: oRPC's protocol on the text of a request, without the streams of the fetch API (which
 * cost as much as a statement, src/platform/server/README.md). Null when there is no such endpoint.
 */
export function rpcHandler(router: AnyRouter) {
  const codec = new PlainCodec(new StandardRPCSerializer(new StandardRPCJsonSerializer()));
  const handler = new StandardHandler<RequestContext>(router, new StandardRPCMatcher(), codec, {
    ...errorInterceptors((body) => JSON.stringify({ json: body })),
  });
  return async (
    path: string,
    readText: () => Promise<string>,
    context: RequestContext,
  ): Promise<RpcResponse | null> => {
    const { matched, response } = await handler.handle(
      {
        method: "POST",
        url: { pathname: path } as URL,
        headers: {},
        signal: undefined,
        body: async () => parsed(await readText()),
      },
      { context, prefix: "/rpc" },
    );
    if (!matched) return null;
    const { status, headers, body } = response;
    return {
      status,
      headers: headers as Record<string, string>,
      body: body instanceof FormData || body instanceof ReadableStream ? body : String(body),
    };
  };
}
