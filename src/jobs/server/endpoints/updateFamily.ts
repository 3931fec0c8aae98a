import { and, eq } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { jobsContract } from "../../contract.ts";
import { jobFamilies } from "../../tables.ts";
import { readFamily, toStoredWords } from "../queries.ts";

export const updateFamilyEndpoint = handle(jobsContract.updateFamily, async (call) => {
  const { input, actor, tx } = call;
  const { companyId } = actor;
  const { id, version } = input;
  const before = await readFamily(tx, companyId, id);
  const written = await tx
    .update(jobFamilies)
    .set({ ...toStoredWords(input), version: version + 1 })
    .where(
      and(eq(jobFamilies.companyId, companyId), eq(jobFamilies.id, id), eq(jobFamilies.version, version)),
    )
    .returning({ id: jobFamilies.id });
  if (written.length === 0) refuse("edited_meanwhile");
  await audit(tx, call, {
    action: "jobs.updateFamily",
    objectType: "job_family",
    objectId: id,
    details: { name: before.name.fr },
  });
  return readFamily(tx, companyId, id);
});
