import { clearCookie } from "#accounts/server/cookies.ts";
import { refuse } from "#platform/errors.ts";
import { handleOpen } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { linkToSession, signInWithProvider } from "../signInWithProvider.ts";
import { readDeparture } from "../redirectToProvider.ts";

export const comeFromProviderEndpoint = handleOpen(
  authContract.comeFromProvider,
  async ({ input, requestId, ...context }) => {
    const { services, request, response } = context;
    const departure = readDeparture(services, request);
    // Whatever happens, this journey is over: its state must not be played twice.
    response.append("set-cookie", clearCookie("provider", services.keys));
    if (!departure) return refuse("expired_token");
    const claims = await services.providers.finish(departure.provider, departure.checks, input.answer);
    if (!claims) return refuse("identity_refused");
    const { next, sessionId } = departure;
    if (sessionId !== null) {
      await linkToSession({ ...context, requestId }, claims, sessionId);
      return { outcome: "linked" as const, announcedEmail: null, next, language: null };
    }
    const { secondStep, ...entered } = await signInWithProvider(context, claims);
    return { outcome: secondStep ? ("secondStep" as const) : ("signedIn" as const), next, ...entered };
  },
);
