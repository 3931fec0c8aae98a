import { whyNotFresh } from "#accounts/rules/confirmation.ts";
import { paths } from "#paths.ts";
import { refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { redirectToProvider } from "../redirectToProvider.ts";

export const linkProviderEndpoint = handle(
  authContract.linkProvider,
  async ({ input: { provider }, actor, services, response }) => {
    refuseIf(whyNotFresh(actor.confirmedAt, services.now()));
    const { sessionId } = actor;
    return redirectToProvider({ services, response }, { provider, next: paths.security(), sessionId });
  },
);
