import { and, eq } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { jobsContract } from "../../contract.ts";
import { jobFamilies, jobPositions } from "../../tables.ts";
import { readPosition } from "../queries.ts";

/** The name of a family in use is not given twice: by the constraint that refuses. */
const isFamilyNameTaken = (error: unknown): boolean =>
  ((error as Error).cause as { constraint?: string } | undefined)?.constraint === "job_families_name";

/**
 * Its family comes back with it. Refused while another position has the name (job_positions_name), or another family that of
 * its own, which is said.
 */
export const bringBackPositionEndpoint = handle(jobsContract.bringBackPosition, async (call) => {
  const { input, actor, tx } = call;
  const { companyId } = actor;
  const { id, name, family } = await readPosition(tx, companyId, input.id);
  await tx
    .update(jobFamilies)
    .set({ isArchived: false })
    .where(and(eq(jobFamilies.companyId, companyId), eq(jobFamilies.id, family.id)))
    .catch((error: unknown) => {
      if (!isFamilyNameTaken(error)) throw error;
      return refuse("duplicate_key", { familyId: { reason: "duplicate" } });
    });
  // A position in use has its family in use: with nothing to bring back here, nothing was there.
  const changed = await tx
    .update(jobPositions)
    .set({ isArchived: false })
    .where(and(eq(jobPositions.companyId, companyId), eq(jobPositions.id, id), jobPositions.isArchived))
    .returning({ id: jobPositions.id });
  if (changed.length > 0)
    await audit(tx, call, {
      action: "jobs.bringBackPosition",
      objectType: "job_position",
      objectId: id,
      details: { name: name.fr },
    });
  return readPosition(tx, companyId, id);
});
