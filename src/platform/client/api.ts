import type { AnyContractRouter, ContractRouterClient } from "@orpc/contract";
import type { ErrorBody, ErrorCode, FieldError } from "#platform/errors.ts";
import { createClient, readFrom, RefusedCall } from "./rpc.ts";

interface CallContext {
  /** Goes on when the page closes. For small bodies: the browser allows 64 kB in all. */
  outlivesPage?: boolean;
}
export type ConceptApi<Contract extends AnyContractRouter> = ContractRouterClient<Contract, CallContext>;

/** The typed client of one concept: `const api = createApi<typeof peopleContract>("people")`. Contracts are imported as types. */
export const createApi = <Contract extends AnyContractRouter>(concept: string) =>
  createClient<ConceptApi<Contract>>((path, init) => fetch(path, init), [concept]);

/** Reads an address that the head of the page has already requested (platform/server/http/preloadLinks.ts). */
export const readAddress = <Answer>(address: string) =>
  readFrom((path, init) => fetch(path, init), address) as Promise<Answer>;

export interface ApiFailure {
  code: ErrorCode;
  fields: Record<string, FieldError>;
  /** Seconds until it is worth trying again, when the server says. */
  retryAfter: number | null;
  requestId: string | null;
}

/** Maps anything thrown by a call to one code of the closed list. */
export function failureFrom(error: unknown): ApiFailure {
  if (error instanceof RefusedCall) {
    const body = error.body as Partial<ErrorBody> | null;
    // A proxy that refuses by itself does not know our list: a code without a text is shown as unknown (failure.ts).
    if (typeof body?.code === "string")
      return {
        code: body.code,
        fields: body.fields ?? {},
        retryAfter: body.retryAfter ?? null,
        requestId: body.requestId ?? null,
      };
    return failure(error.status === 503 ? "service_unavailable" : "unknown_error");
  }
  return failure(isCutOff(error) ? "network_error" : "unknown_error");
}

const failure = (code: ErrorCode): ApiFailure => ({ code, fields: {}, retryAfter: null, requestId: null });

/** fetch rejects with a TypeError when the network fails; an answer cut off in the middle carries it as its cause. */
const isCutOff = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof Error &&
    (error.message.includes("network") || (error.cause !== undefined && isCutOff(error.cause))));
