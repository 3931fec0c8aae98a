import { refuse, refuseIf } from "#platform/errors.ts";
import { audit, auditAll } from "#platform/server/audit.ts";
import { lockCompany } from "#company/server/queries.ts";
import type { Role } from "#platform/vocabulary.ts";
import {
  isAdminWith,
  isManagerCycle,
  whyNotChangeLead,
  whyNotSetDirectManager,
  whyNotSetRole,
  type Person,
  type Standing,
} from "../rules.ts";
import { stopsManagingTeams } from "../rules/teamManagers.ts";
import { changeProfile, listManagersAbove, requireProfileRow, saveDirectManagers } from "./queries.ts";
import { heldBy, recordRoleChange } from "./roleGrants.ts";
import { listOwnLeads, type Standings } from "./standing.ts";
import { peoplePorts } from "./ports.ts";
import type { ChangeContext } from "./changeContext.ts";

/** Gives a role, under the lock that makes changes of rights take turns (lockToChange). */
export async function changeRole(
  context: ChangeContext,
  { self, person, others }: Standings,
  role: Role,
  handOverTo?: string,
): Promise<void> {
  refuseIf(whyNotSetRole(self, person, role, others));
  await changeStanding(context, person, { role, isAdmin: isAdminWith(role, person) }, handOverTo);
}

/**
 * Saves the standing of a person, after the rules: who gave what to whom, and the email to the owners. The teams of a
 * person who can manage none any more go to `handOverTo`, under the lock of the company.
 */
export async function changeStanding(
  context: ChangeContext,
  person: Person,
  after: Standing,
  handOverTo?: string,
): Promise<void> {
  const { tx, actor, services } = context;
  const { id } = person;
  refuseIf(whyNotChangeLead(await listOwnLeads(tx, actor), id));
  await changeProfile(tx, actor.companyId, id, after);
  await recordRoleChange(tx, services, actor, { profileId: id, before: person, after });
  if (handOverTo && stopsManagingTeams(person, after)) {
    const manager = await requireProfileRow(tx, actor.companyId, handOverTo);
    await peoplePorts.teams.handOver(context, [id], manager);
  }
  await peoplePorts.managersChanged(tx, actor.companyId, actor.at);
  const details = { from: person.role, to: after.role, isAdmin: after.isAdmin, held: heldBy(person) };
  await audit(tx, context, { action: "people.setRole", objectType: "profile", objectId: id, details });
}

/** Writes down other managers, after the rules and under the lock of the company. */
export async function saveManagers(
  context: ChangeContext,
  changes: readonly { id: string; from: string | null; to: string | null }[],
): Promise<void> {
  const { tx, actor } = context;
  await saveDirectManagers(tx, actor.companyId, changes);
  await auditAll(
    tx,
    context,
    changes.map(({ id, from, to }) => ({
      action: "people.setDirectManager",
      objectType: "profile",
      objectId: id,
      details: { from, to },
    })),
  );
  if (changes.length > 0) await peoplePorts.managersChanged(tx, actor.companyId, actor.at);
}

/** Sets the direct manager, or none; never a person below them, nor one's own. */
export async function changeDirectManager(
  context: ChangeContext,
  id: string,
  directManagerId: string | null,
): Promise<void> {
  const { tx, actor } = context;
  const { companyId } = actor;
  refuseIf(whyNotSetDirectManager(actor.profileId, id));
  // Two changes, each harmless alone, could close a cycle together.
  await lockCompany(tx, companyId);
  const before = await requireProfileRow(tx, companyId, id);
  if (directManagerId) {
    await requireProfileRow(tx, companyId, directManagerId);
    const above = await listManagersAbove(tx, companyId, directManagerId);
    if (isManagerCycle(above, id, directManagerId)) refuse("manager_cycle");
  }
  await saveManagers(context, [{ id, from: before.directManagerId, to: directManagerId }]);
}
