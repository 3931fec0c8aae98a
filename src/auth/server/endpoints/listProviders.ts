import { handleOpen } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";

export const listProvidersEndpoint = handleOpen(authContract.listProviders, async ({ services }) => ({
  providers: services.providers.list.map(({ id, name }) => ({ id, name })),
}));
