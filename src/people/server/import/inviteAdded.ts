import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { inviteAsManyAsFit, findLastDay, type InvitedPerson } from "../invitations.ts";

/** Invites those whom an import has added, and says what its result page does: how many, and when the last of them leave. */
export async function inviteAdded(
  tx: Tenant,
  services: Services,
  companyId: string,
  people: readonly Omit<InvitedPerson, "companyId">[],
): Promise<{ invited: number; notInvited: number; lastLeavesOn?: string }> {
  const sent = await inviteAsManyAsFit(tx, services, companyId, people);
  const ids = sent.map(({ id }) => id);
  const lastLeavesOn = await findLastDay(tx, companyId, ids);
  return {
    invited: sent.length,
    notInvited: people.length - sent.length,
    ...(lastLeavesOn ? { lastLeavesOn } : {}),
  };
}
