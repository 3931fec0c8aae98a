import { and, eq } from "drizzle-orm";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { jobsContract } from "../../contract.ts";
import { jobPositions, jobPositionSkills } from "../../tables.ts";
import { readPosition } from "../queries.ts";
import { deleteOrArchive } from "../deleteOrArchive.ts";

/** Archives a position that a person has, or that an evaluation came from: people keep it, it can no longer be chosen. */
export const removePositionEndpoint = handle(jobsContract.removePosition, async (call) => {
  const { input, actor, tx } = call;
  const { companyId } = actor;
  const { id, name } = await readPosition(tx, companyId, input.id);
  const isIt = and(eq(jobPositions.companyId, companyId), eq(jobPositions.id, id));
  const removed = await deleteOrArchive(tx, {
    remove: async (inner) => {
      await inner
        .delete(jobPositionSkills)
        .where(and(eq(jobPositionSkills.companyId, companyId), eq(jobPositionSkills.positionId, id)));
      await inner.delete(jobPositions).where(isIt);
    },
    archive: () => tx.update(jobPositions).set({ isArchived: true }).where(isIt),
  });
  const details = { name: name.fr, removed };
  await audit(tx, call, { action: "jobs.removePosition", objectType: "job_position", objectId: id, details });
  return { removed };
});
