import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { peopleContract } from "../../contract.ts";
import { readOwnProfile } from "../ownProfile.ts";
import { factsToStore, refuseWrongFacts } from "../personFacts.ts";
import { changeProfile, requireProfileRow } from "../queries.ts";

/** What one writes of oneself. The company's facts (role, job, dates, manager) are not among the fields. */
export const updateOwnProfileEndpoint = handle(peopleContract.updateOwn, async ({ input, ...context }) => {
  const { actor, tx, services } = context;
  const { companyId, profileId: id } = actor;
  const stored = await requireProfileRow(tx, companyId, id);
  const facts = factsToStore(input, stored);
  const fields = Object.keys(facts);
  if (fields.length === 0) refuse("no_update_data");
  const { timeZone } = await readCompany(tx, companyId);
  refuseWrongFacts(facts, stored, dayIn(timeZone, services.now()));

  await changeProfile(tx, companyId, id, facts);
  const entry = { action: "people.updateOwn", objectType: "profile", objectId: id, details: { fields } };
  await audit(tx, context, entry);
  return readOwnProfile(tx, companyId, id);
});
