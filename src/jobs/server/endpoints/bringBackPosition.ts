import { and, eq } from "drizzle-orm";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/handle.ts";
import { jobsContract } from "../../contract.ts";
import { jobFamilies, jobPositions } from "../../tables.ts";
import { readPosition } from "../queries.ts";

/** Its family comes back with it. Refused while another position has the name (job_positions_name). */
export const bringBackPositionEndpoint = handle(jobsContract.bringBackPosition, async (call) => {
  const { input, actor, tx } = call;
  const { companyId } = actor;
  const { id, family } = await readPosition(tx, companyId, input.id);
  await tx
    .update(jobFamilies)
    .set({ isArchived: false })
    .where(and(eq(jobFamilies.companyId, companyId), eq(jobFamilies.id, family.id)));
  await tx
    .update(jobPositions)
    .set({ isArchived: false })
    .where(and(eq(jobPositions.companyId, companyId), eq(jobPositions.id, id)));
  await audit(tx, call, { action: "jobs.bringBackPosition", objectType: "job_position", objectId: id });
  return readPosition(tx, companyId, id);
});
