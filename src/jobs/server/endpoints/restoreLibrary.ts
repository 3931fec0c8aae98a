import { lockCompany } from "#company/server/queries.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { jobsContract } from "../../contract.ts";
import { restoreJobLibrary } from "../library.ts";

export const restoreLibraryEndpoint = handle(jobsContract.restoreLibrary, async (call) => {
  const { actor, tx, services } = call;
  await lockCompany(tx, actor.companyId);
  const restored = await restoreJobLibrary(tx, services, actor.companyId);
  await audit(tx, call, {
    action: "jobs.restoreLibrary",
    objectType: "company",
    objectId: actor.companyId,
    details: restored,
  });
  return restored;
});
