import { dayIn } from "#company/server/dayIn.ts";
import { lockCompany, readCompany } from "#company/server/queries.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { peopleContract } from "../../contract.ts";
import { changeDirectManager, changeRole } from "../changePerson.ts";
import { resolveJob, requireStatus } from "../resolveJob.ts";
import { factsToStore, refuseWrongFacts } from "../personFacts.ts";
import { changeProfile, readProfile, requireProfileRow } from "../queries.ts";
import { lockToChange } from "../standing.ts";

/**
 * Facts, direct manager and role in one transaction: the page of a person saves all of what was changed, or nothing.
 * What is validated is read under the locks, and all of them are taken before the first write: the company's, then
 * those of the standings. A transaction that wrote first and locked then could deadlock with another one.
 */
export const updatePersonEndpoint = handle(
  peopleContract.update,
  async ({ input: { id, role, handOverTo, directManagerId, version, ...input }, ...context }) => {
    const { actor, tx, services } = context;
    const { companyId } = actor;
    // A position that is renamed at the same moment writes its people (app.keep_titles_of_position): in turn.
    if (directManagerId !== undefined || handOverTo || input.jobPositionId) await lockCompany(tx, companyId);
    const standings = await lockToChange(tx, actor, id);
    const stored = await requireProfileRow(tx, companyId, id);
    const { jobTitle, jobPositionId, jobStatusId, ...given } = input;
    if (jobStatusId) await requireStatus(tx, companyId, jobStatusId, stored.jobStatusId);
    const facts = {
      ...factsToStore(given, stored),
      ...(await resolveJob(tx, companyId, { jobTitle, jobPositionId })),
      ...(jobStatusId === undefined ? {} : { jobStatusId }),
    };
    const fields = Object.keys(facts);
    if (fields.length === 0 && role === undefined && directManagerId === undefined) refuse("no_update_data");
    if (version !== undefined && version !== stored.version) refuse("edited_meanwhile");
    const { timeZone } = await readCompany(tx, companyId);
    refuseWrongFacts(facts, stored, dayIn(timeZone, services.now()));

    if (directManagerId !== undefined) await changeDirectManager(context, id, directManagerId);
    if (role !== undefined) await changeRole(context, standings, role, handOverTo);
    if (fields.length > 0) {
      const { self, person } = standings;
      refuseIf(person.isAdmin && !self.isAdmin ? "forbidden" : null);
      await changeProfile(tx, companyId, id, facts);
      const entry = { action: "people.update", objectType: "profile", objectId: id, details: { fields } };
      await audit(tx, context, entry);
    }
    return readProfile(tx, companyId, id);
  },
);
