import { safeNext } from "#paths.ts";
import { handleOpen } from "#platform/server/handle.ts";
import { authContract } from "../../contract.ts";
import { depart } from "../departures.ts";

export const goToProviderEndpoint = handleOpen(
  authContract.goToProvider,
  ({ input: { provider, next }, services, response }) =>
    depart({ services, response }, { provider, next: safeNext(next), sessionId: null }),
);
