import { Refusal, type ErrorBody } from "#platform/errors.ts";
import { toFailure } from "../process/failures.ts";
import type { RequestContext } from "../services.ts";

interface InterceptorOptions {
  context: RequestContext;
  next: () => Promise<unknown>;
}

/** Maps anything thrown by a procedure to a code of the closed list, in the format of its API. */
export function errorInterceptors(shape: (body: ErrorBody) => unknown) {
  // Before the procedure is called, only the request can be at fault: its path, its JSON, its types.
  const understood = new WeakSet<RequestContext>();
  const clientInterceptors = [
    ({ context, next }: InterceptorOptions) => {
      understood.add(context);
      return next();
    },
  ];
  const interceptors = [
    async ({ context, next }: InterceptorOptions) => {
      try {
        return await next();
      } catch (error) {
        const reason = understood.has(context) ? error : new Refusal("invalid_request");
        const { status, headers, body } = toFailure(reason, context.services, context.requestId);
        return { matched: true, response: { status, headers, body: shape(body) } };
      }
    },
  ];
  return { interceptors, clientInterceptors } as object;
}
