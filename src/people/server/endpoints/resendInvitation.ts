import { supersedeTokens } from "#accounts/server/tokens.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/handle.ts";
import { peopleContract } from "../../contract.ts";
import { inviteLater, startOfMinute } from "../invitations.ts";
import { readProfile, requireProfileRow } from "../queries.ts";

export const resendInvitationEndpoint = handle(
  peopleContract.resendInvitation,
  async ({ input, actor, tx, services }) => {
    const person = await requireProfileRow(tx, actor.companyId, input.id);
    if (person.joinedAt) refuse("status_conflict");
    if (!person.isActive) refuse("inactive_person");
    await inviteLater(tx, services, person);
    // Inviting again cancels the earlier links (security.md §1.4).
    const replaced = { kind: "invitation", profileId: person.id } as const;
    await supersedeTokens(tx, services, replaced, startOfMinute(services.now()));
    return { mail: (await readProfile(tx, actor.companyId, person.id)).mail };
  },
);
