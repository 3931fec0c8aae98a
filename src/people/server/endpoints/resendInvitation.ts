import { refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/handle.ts";
import { peopleContract } from "../../contract.ts";
import { whyNotInviteAgain } from "../../rules.ts";
import { inviteLater } from "../invitations.ts";
import { readProfile, requireProfileRow } from "../queries.ts";

export const resendInvitationEndpoint = handle(
  peopleContract.resendInvitation,
  async ({ input, actor, tx, services }) => {
    const person = await requireProfileRow(tx, actor.companyId, input.id);
    refuseIf(whyNotInviteAgain({ hasJoined: person.joinedAt !== null, isActive: person.isActive }));
    await inviteLater(tx, services, person);
    return { mail: (await readProfile(tx, actor.companyId, person.id)).mail };
  },
);
