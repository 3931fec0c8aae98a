import { handleOpen } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { isOpenFor } from "../../rules/linkStanding.ts";
import { readInvitation } from "../invitations.ts";
import { readLinkOwner } from "../linkOwner.ts";

export const readInvitationEndpoint = handleOpen(
  authContract.readInvitation,
  async ({ input, ...context }) => {
    const invitation = await readInvitation(context.services, input.token);
    const { companyName, profile, user, hasAccount } = invitation;
    const { firstName, lastName, email, companyId, id: profileId } = profile;
    const owner = await readLinkOwner(context, { userId: user.id, companyId, profileId });
    const isOpen = isOpenFor(owner.standing);
    return { owner, invitation: isOpen ? { companyName, firstName, lastName, email, hasAccount } : null };
  },
);
