import { and, eq, inArray, isNull, notInArray } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import { mapManagers, whyNotReportTo } from "../rules.ts";
import { profiles } from "../tables.ts";
import type { ChangeContext } from "./changeContext.ts";
import { saveManagers } from "./changePerson.ts";
import { listReporting, requireProfileRow } from "./queries.ts";
import { peoplePorts } from "./ports.ts";

/**
 * Gives the teams and the direct reports of those who leave to another manager, under the lock of the company. One of
 * the reports may be that manager: they then report to the manager above those who leave. No one chooses their own
 * manager: the actor, where they are one of the reports, stays, and so do the teams that they are in.
 */
export async function handOver(
  context: ChangeContext,
  going: readonly string[],
  managerId: string,
): Promise<void> {
  const { tx, actor } = context;
  const { companyId, profileId } = actor;
  if (going.includes(managerId)) refuse("manager_cycle");
  const manager = await requireProfileRow(tx, companyId, managerId);
  if (!manager.isActive) refuse("inactive_person");
  await peoplePorts.teams.handOver(context, going, manager);
  const ids = [...going];
  const reports = await tx
    .select({ id: profiles.id, from: profiles.directManagerId })
    .from(profiles)
    .where(
      and(
        eq(profiles.companyId, companyId),
        inArray(profiles.directManagerId, ids),
        notInArray(profiles.id, ids),
        isNull(profiles.removedAt),
      ),
    )
    .orderBy(profiles.id);
  const managers = mapManagers(await listReporting(tx, companyId, [managerId, ...ids]));
  const isPromoted = reports.some(({ id }) => id === managerId) && managerId !== profileId;
  if (isPromoted) managers.set(managerId, findRemainingManager(managers, managerId, going));
  const changed = reports.filter(({ id }) => id !== profileId && id !== managerId);
  if (changed.some(({ id }) => whyNotReportTo(profileId, id, managerId, managers) === "manager_cycle"))
    refuse("manager_cycle");
  await saveManagers(context, [
    ...changed.map(({ id, from }) => ({ id, from, to: managerId })),
    ...(isPromoted
      ? [{ id: managerId, from: manager.directManagerId, to: managers.get(managerId) ?? null }]
      : []),
  ]);
}

/** The first manager above a person who does not leave. */
function findRemainingManager(
  managers: ReadonlyMap<string, string | null>,
  id: string,
  going: readonly string[],
): string | null {
  let above = managers.get(id) ?? null;
  for (let step = 0; above !== null && going.includes(above) && step < going.length; step += 1)
    above = managers.get(above) ?? null;
  return above !== null && going.includes(above) ? null : above;
}
