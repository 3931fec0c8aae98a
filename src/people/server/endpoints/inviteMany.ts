import { readCompany } from "#company/server/queries.ts";
import { handle } from "#platform/server/handle.ts";
import { peopleContract } from "../../contract.ts";
import { invitationTo, lastDayOf, sendInvitations } from "../invitations.ts";
import { addInvitedPerson } from "../invitePerson.ts";
import { recordFirstRoles } from "../roleGrants.ts";

/**
 * All or nothing, but for addresses that the company knows already: they are told and get no email. As for one, the
 * answer is the same whether or not an address has an account in another company.
 */
export const inviteManyEndpoint = handle(peopleContract.inviteMany, async ({ input, ...context }) => {
  const { tx, services, actor } = context;
  const { companyId } = actor;
  const { language } = await readCompany(tx, companyId);
  const invited: NonNullable<Awaited<ReturnType<typeof addInvitedPerson>>>[] = [];
  const known: string[] = [];
  for (const person of input.people) {
    const added = await addInvitedPerson(context, person, language);
    if (added) invited.push(added);
    else known.push(person.email);
  }
  const first = invited.map(({ id, after }) => ({ profileId: id, after }));
  await recordFirstRoles(tx, services, actor, first);
  const messages = invited.map((person) => invitationTo(person, services.now()));
  await sendInvitations(tx, services, companyId, messages);
  const ids = invited.map(({ id }) => id);
  return { invited: ids.length, known, lastLeavesOn: await lastDayOf(tx, companyId, ids) };
});
