import { handleOpen } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { listOtherCompanies, loadViewerDetails } from "../queries.ts";

export const readViewerEndpoint = handleOpen(authContract.viewer, ({ services, request }) =>
  services.asActor(request, async (tx, actor) => ({
    ...(await loadViewerDetails(tx, actor, services.now())),
    profileId: actor.profileId,
    firstName: actor.firstName,
    role: actor.role,
    isAdmin: actor.isAdmin,
    capabilities: [...actor.capabilities],
    language: actor.language,
    needsSecondFactor: actor.needsSecondFactor,
    needsOwnPassword: actor.needsOwnPassword,
    scope: actor.scope,
    objectId: actor.objectId,
    // A limited session moves nowhere else.
    otherCompanies: actor.scope === "full" ? await listOtherCompanies(tx, actor) : [],
  })),
);
