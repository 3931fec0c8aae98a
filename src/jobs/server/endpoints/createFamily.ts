import { lockCompany } from "#company/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { jobsContract } from "../../contract.ts";
import { maxFamilies } from "../../rules.ts";
import { jobFamilies } from "../../tables.ts";
import { readFamily, selectFamilies, toStoredWords } from "../queries.ts";

export const createFamilyEndpoint = handle(jobsContract.createFamily, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  // Two calls that add the last one at once run one after the other.
  await lockCompany(tx, companyId);
  const families = await selectFamilies(tx, companyId);
  if (families.length >= maxFamilies)
    refuse("invalid_data", { name: { reason: "too_long", max: maxFamilies } });
  const id = services.newId();
  await tx.insert(jobFamilies).values({ companyId, id, ...toStoredWords(input) });
  await audit(tx, call, {
    action: "jobs.createFamily",
    objectType: "job_family",
    objectId: id,
    details: { name: input.name.fr },
  });
  return readFamily(tx, companyId, id);
});
