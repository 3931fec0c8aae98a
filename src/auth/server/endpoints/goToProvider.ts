import { chooseNextPath } from "#paths.ts";
import { handleOpen } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { redirectToProvider } from "../redirectToProvider.ts";

export const goToProviderEndpoint = handleOpen(
  authContract.goToProvider,
  ({ input: { provider, next }, services, response }) =>
    redirectToProvider({ services, response }, { provider, next: chooseNextPath(next), sessionId: null }),
);
