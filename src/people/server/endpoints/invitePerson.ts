import { readCompany } from "#company/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { peopleContract } from "../../contract.ts";
import { inviteLater } from "../invitations.ts";
import { addInvitedPeople } from "../invitePerson.ts";
import { readProfile } from "../queries.ts";

/** The answer is the same whether or not the address has an account in another company. */
export const invitePersonEndpoint = handle(peopleContract.invite, async ({ input, ...context }) => {
  const { tx, services, actor } = context;
  const { language } = await readCompany(tx, actor.companyId);
  const [invited] = await addInvitedPeople(context, [input], language);
  if (!invited) refuse("duplicate_key", { email: { reason: "duplicate" } });
  await inviteLater(tx, services, invited);
  return readProfile(tx, actor.companyId, invited.id);
});
