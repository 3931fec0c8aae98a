import { and, eq } from "drizzle-orm";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { jobsContract } from "../../contract.ts";
import { jobFamilies } from "../../tables.ts";
import { readFamily } from "../queries.ts";

/** Its archived positions stay archived. Refused while another family in use has its name (job_families_name). */
export const bringBackFamilyEndpoint = handle(jobsContract.bringBackFamily, async (call) => {
  const { input, actor, tx } = call;
  const { companyId } = actor;
  const { id, name } = await readFamily(tx, companyId, input.id);
  const changed = await tx
    .update(jobFamilies)
    .set({ isArchived: false })
    .where(and(eq(jobFamilies.companyId, companyId), eq(jobFamilies.id, id), jobFamilies.isArchived))
    .returning({ id: jobFamilies.id });
  if (changed.length > 0)
    await audit(tx, call, {
      action: "jobs.bringBackFamily",
      objectType: "job_family",
      objectId: id,
      details: { name: name.fr },
    });
  return readFamily(tx, companyId, id);
});
