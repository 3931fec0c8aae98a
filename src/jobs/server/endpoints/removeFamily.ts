import { and, eq } from "drizzle-orm";
import { refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { jobsContract } from "../../contract.ts";
import { whyNotRemoveFamily } from "../../rules.ts";
import { jobFamilies } from "../../tables.ts";
import { readFamily } from "../queries.ts";
import { deleteOrArchive } from "../deleteOrArchive.ts";

/** A family that holds positions in use stays; one that only archived positions still name is archived with them. */
export const removeFamilyEndpoint = handle(jobsContract.removeFamily, async (call) => {
  const { input, actor, tx } = call;
  const { companyId } = actor;
  const { id } = input;
  const isIt = and(eq(jobFamilies.companyId, companyId), eq(jobFamilies.id, id));
  // A position that is put into it at the same moment waits, or is counted.
  await tx.select({ id: jobFamilies.id }).from(jobFamilies).where(isIt).for("update");
  const family = await readFamily(tx, companyId, id);
  refuseIf(whyNotRemoveFamily(family));
  const removed = await deleteOrArchive(tx, {
    remove: (inner) => inner.delete(jobFamilies).where(isIt),
    archive: () => tx.update(jobFamilies).set({ isArchived: true }).where(isIt),
  });
  const details = { name: family.name.fr, removed };
  await audit(tx, call, { action: "jobs.removeFamily", objectType: "job_family", objectId: id, details });
  return { removed };
});
