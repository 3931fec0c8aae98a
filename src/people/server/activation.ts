import { endSessionsOfProfiles } from "#accounts/server/sessions.ts";
import { auditAll } from "#platform/server/audit.ts";
import { isPromotion, noStanding, type Person } from "../rules.ts";
import type { ChangeContext } from "./changeContext.ts";
import { enqueueDepartures } from "./departures.ts";
import { forgetUnsentInvitations, requeueInvitationsTo } from "./invitations.ts";
import { peoplePorts } from "./ports.ts";
import { saveProfiles } from "./queries.ts";
import { heldBy, recordRoleChange } from "./roleGrants.ts";

/**
 * Deactivation ends the sessions of these people in this company at once; activation gives them their role, as anew.
 * Under the lock that makes changes of rights take turns, after the rules.
 */
export async function switchAccounts(
  context: ChangeContext,
  people: readonly Person[],
  isActive: boolean,
): Promise<void> {
  if (people.length === 0) return;
  const { tx, actor, services } = context;
  const { companyId } = actor;
  const ids = people.map(({ id }) => id);
  await saveProfiles(tx, companyId, ids, { isActive });
  if (isActive) {
    await requeueInvitationsTo(tx, services, companyId, ids);
    await forgetUnsentInvitations(tx, companyId, ids);
  } else {
    await endSessionsOfProfiles(tx, ids);
    await enqueueDepartures(tx, actor, ids);
  }
  if (isActive)
    for (const person of people)
      if (!person.isActive && isPromotion(noStanding, person))
        await recordRoleChange(tx, services, actor, {
          profileId: person.id,
          before: noStanding,
          after: person,
        });
  await peoplePorts.managersChanged(tx, companyId, actor.at);
  await auditAll(
    tx,
    context,
    people.map((person) => ({
      action: isActive ? "people.activate" : "people.deactivate",
      objectType: "profile",
      objectId: person.id,
      details: { held: heldBy(person) },
    })),
  );
}
