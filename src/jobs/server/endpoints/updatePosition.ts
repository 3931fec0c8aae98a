import { and, eq } from "drizzle-orm";
import { lockCompany } from "#company/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { jobsContract } from "../../contract.ts";
import { jobPositions } from "../../tables.ts";
import { readPosition, requireFamily, toStoredWords, writePositionSkills } from "../queries.ts";

/** Replaces a whole position at the version that was read: of two simultaneous saves, the second is refused. */
export const updatePositionEndpoint = handle(jobsContract.updatePosition, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const { id, version, familyId } = input;
  // A new name is written to the people of the position, whom others may be changing.
  await lockCompany(tx, companyId);
  const before = await readPosition(tx, companyId, id);
  if (familyId !== before.family.id) await requireFamily(tx, companyId, familyId);
  const written = await tx
    .update(jobPositions)
    .set({ familyId, ...toStoredWords(input), version: version + 1 })
    .where(
      and(eq(jobPositions.companyId, companyId), eq(jobPositions.id, id), eq(jobPositions.version, version)),
    )
    .returning({ id: jobPositions.id });
  if (written.length === 0) refuse("edited_meanwhile");
  await writePositionSkills(tx, { companyId, positionId: id, newId: services.newId }, input.skills);
  await audit(tx, call, {
    action: "jobs.updatePosition",
    objectType: "job_position",
    objectId: id,
    details: { name: before.name.fr },
  });
  return readPosition(tx, companyId, id);
});
