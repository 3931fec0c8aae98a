import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/handle.ts";
import { peopleContract } from "../../contract.ts";
import { inviteLater } from "../invitations.ts";
import { readProfile, requireProfileRow } from "../queries.ts";

export const resendInvitationEndpoint = handle(
  peopleContract.resendInvitation,
  async ({ input, actor, tx, services }) => {
    const person = await requireProfileRow(tx, actor.companyId, input.id);
    if (person.joinedAt) refuse("status_conflict");
    if (!person.isActive) refuse("inactive_person");
    await inviteLater(tx, services, person);
    return { mail: (await readProfile(tx, actor.companyId, person.id)).mail };
  },
);
