import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { jobsContract } from "../../contract.ts";
import { jobPositions } from "../../tables.ts";
import { readPosition, requireFamily, toStoredWords, writePositionSkills } from "../queries.ts";

export const createPositionEndpoint = handle(jobsContract.createPosition, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const id = services.newId();
  await requireFamily(tx, companyId, input.familyId);
  await tx.insert(jobPositions).values({ companyId, id, familyId: input.familyId, ...toStoredWords(input) });
  await writePositionSkills(tx, { companyId, positionId: id, newId: services.newId }, input.skills);
  await audit(tx, call, {
    action: "jobs.createPosition",
    objectType: "job_position",
    objectId: id,
    details: { name: input.name.fr },
  });
  return readPosition(tx, companyId, id);
});
