import { lockCompany } from "#company/server/queries.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { restoreLibrary } from "../library.ts";

export const restoreSkillLibraryEndpoint = handle(skillsContract.restoreLibrary, async (call) => {
  const { actor, tx, services } = call;
  await lockCompany(tx, actor.companyId);
  const restored = await restoreLibrary(tx, services, actor.companyId);
  await audit(tx, call, {
    action: "skills.restoreLibrary",
    objectType: "company",
    objectId: actor.companyId,
    details: restored,
  });
  return restored;
});
