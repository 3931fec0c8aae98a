import { refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { hasJoinedOpenly } from "../../rules/joining.ts";
import { peopleContract } from "../../contract.ts";
import { whyNotSendInvitation } from "../../rules.ts";
import { inviteLater } from "../invitations.ts";
import { readProfile, requireProfileRow } from "../queries.ts";

export const resendInvitationEndpoint = handle(
  peopleContract.resendInvitation,
  async ({ input, ...context }) => {
    const { actor, tx, services } = context;
    const person = await requireProfileRow(tx, actor.companyId, input.id);
    refuseIf(whyNotSendInvitation({ hasJoined: hasJoinedOpenly(person), isActive: person.isActive }));
    await inviteLater(tx, services, person);
    await audit(tx, context, {
      action: "people.resendInvitation",
      objectType: "profile",
      objectId: person.id,
      details: { isFirst: person.invitedAt === null },
    });
    return { mail: (await readProfile(tx, actor.companyId, person.id)).mail };
  },
);
