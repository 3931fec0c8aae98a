import { and, eq, isNull } from "drizzle-orm";
import { lockCompany } from "#company/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { auditAll } from "#platform/server/audit.ts";
import { managerCycle } from "../rules.ts";
import { profiles } from "../tables.ts";
import type { ChangeContext } from "./changePerson.ts";
import { changeProfile, listManagersAbove, requireProfileRow } from "./queries.ts";

/**
 * Gives the direct reports of somebody who goes to another manager. One of them may be that manager: they then report to
 * whom the one who goes reported to. Nobody chooses their own manager: the actor, where they are one of them, stays.
 */
export async function handOver(context: ChangeContext, id: string, managerId: string): Promise<void> {
  const { tx, actor } = context;
  const { companyId } = actor;
  if (managerId === id) refuse("manager_cycle");
  await lockCompany(tx, companyId);
  const { directManagerId } = await requireProfileRow(tx, companyId, id);
  const manager = await requireProfileRow(tx, companyId, managerId);
  if (!manager.isActive) refuse("inactive_person");
  const reports = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(eq(profiles.companyId, companyId), eq(profiles.directManagerId, id), isNull(profiles.removedAt)),
    )
    .orderBy(profiles.id);
  const changed = reports.filter((report) => report.id !== actor.profileId && report.id !== managerId);
  const isPromoted = manager.directManagerId === id && managerId !== actor.profileId;
  if (isPromoted) await changeProfile(tx, companyId, managerId, { directManagerId });
  const above = await listManagersAbove(tx, companyId, managerId);
  if (changed.some((report) => managerCycle(above, report.id, managerId))) refuse("manager_cycle");
  for (const report of changed) await changeProfile(tx, companyId, report.id, { directManagerId: managerId });
  await auditAll(tx, context, [
    ...changed.map((report) => entry(report.id, id, managerId)),
    ...(isPromoted ? [entry(managerId, id, directManagerId)] : []),
  ]);
}

const entry = (objectId: string, from: string, to: string | null) => ({
  action: "people.setDirectManager",
  objectType: "profile",
  objectId,
  details: { from, to },
});
