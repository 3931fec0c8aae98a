import { readCompany } from "#company/server/queries.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { peopleContract } from "../../contract.ts";
import { inviteAllLater, findLastDay } from "../invitations.ts";
import { addInvitedPeople } from "../invitePerson.ts";

/**
 * All or nothing, but for addresses that the company knows already: the response lists them and they get no email. As
 * for one, the response is the same whether or not an address has an account in another company.
 */
export const inviteManyEndpoint = handle(peopleContract.inviteMany, async ({ input, ...context }) => {
  const { tx, services, actor } = context;
  const { companyId } = actor;
  const { language } = await readCompany(tx, companyId);
  const invited = await addInvitedPeople(context, input.people, language);
  await inviteAllLater(tx, services, companyId, invited);
  const ids = invited.map(({ id }) => id);
  return {
    invited: ids.length,
    known: listKnownEmails(input.people, invited),
    lastLeavesOn: await findLastDay(tx, companyId, ids),
  };
});

type EmailOwners = readonly { email: string }[];

/** The addresses that added no person, in the order given: one that is given twice is known the second time. */
function listKnownEmails(given: EmailOwners, invited: EmailOwners): string[] {
  const isNew = new Set(invited.map(({ email }) => email));
  return given.flatMap(({ email }) => (isNew.delete(email) ? [] : [email]));
}
