import type { ErrorCode } from "#platform/errors.ts";
import { toWait } from "#platform/waiting.ts";
import type { ApiFailure } from "./api.ts";
import { useSay, useTexts } from "./language.tsx";

/** Not something the person did: our code follows, so that support knows what to look for (§8). */
const unexpected: readonly ErrorCode[] = ["server_error", "unknown_error", "constraint_violation"];

/**
 * The sentence of a refusal. Those of a concept come with the screens that can meet them: one that has not come, or that
 * a proxy made up, reads as an unknown error.
 */
export function useErrorWords(): (code: ErrorCode) => string {
  const { errors } = useTexts("platform");
  return (code) => (Object.hasOwn(errors, code) && errors[code]) || errors.unknown_error;
}

/** The sentence of a failure, in the reader's language. */
export function useFailureWords(): (failure: ApiFailure) => string {
  const { errors, errorCode, retryIn } = useTexts("platform");
  const say = useSay();
  const formatError = useErrorWords();
  return ({ code, retryAfter }) => {
    if (code === "too_many_requests" && retryAfter) {
      const { unit, count } = toWait(retryAfter);
      return say(retryIn[unit], { count });
    }
    const isExpected = Object.hasOwn(errors, code) && !unexpected.includes(code);
    return isExpected ? formatError(code) : `${formatError(code)} ${say(errorCode, { code })}`;
  };
}

/** The short code a person can read out on the telephone. */
export const incidentCode = (requestId: string) => requestId.replaceAll("-", "").slice(0, 8).toUpperCase();
