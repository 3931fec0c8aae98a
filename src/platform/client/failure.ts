import type { ErrorCode } from "#platform/errors.ts";
import type { ApiFailure } from "./api.ts";
import { useSay, useTexts } from "./language.tsx";

/** Not something the person did: our code follows, so that support knows what to look for (§8). */
const unexpected: readonly ErrorCode[] = ["server_error", "unknown_error", "constraint_violation"];

/** The sentence of a failure, in the reader's language. */
export function useFailureWords(): (failure: ApiFailure) => string {
  const { errors, errorCode, retryIn } = useTexts("platform");
  const say = useSay();
  return ({ code: given, retryAfter }) => {
    const code = Object.hasOwn(errors, given) ? given : "unknown_error";
    if (code === "too_many_requests" && retryAfter)
      return retryAfter <= 90
        ? say(retryIn.seconds, { count: retryAfter })
        : say(retryIn.minutes, { count: Math.ceil(retryAfter / 60) });
    return unexpected.includes(code) ? `${errors[code]} ${say(errorCode, { code })}` : errors[code];
  };
}

/** The short code a person can read out on the telephone. */
export const incidentCode = (requestId: string) => requestId.replaceAll("-", "").slice(0, 8).toUpperCase();
