import { and, eq } from "drizzle-orm";
import { lockCompany, raiseJobStatusesVersion } from "#company/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { jobsContract } from "../../contract.ts";
import { jobStatuses } from "../../tables.ts";
import { deleteOrArchive } from "../deleteOrArchive.ts";
import { readStatuses } from "../statuses.ts";

/** Replaces the whole list at the version that was read, so that no admin undoes what another has just saved. */
export const replaceStatusesEndpoint = handle(jobsContract.replaceStatuses, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  await lockCompany(tx, companyId);
  const stored = await readStatuses(tx, companyId);
  if (stored.version !== input.version) refuse("edited_meanwhile");
  const before = stored.items.map(({ id }) => id);
  const kept = input.items.flatMap(({ id }) => id ?? []);
  if (new Set(kept).size < kept.length || kept.some((id) => !before.includes(id)))
    refuse("invalid_data", { items: { reason: "option" } });

  const isIt = (id: string) => and(eq(jobStatuses.companyId, companyId), eq(jobStatuses.id, id));
  let archived = 0;
  for (const id of before.filter((one) => !kept.includes(one))) {
    const removed = await deleteOrArchive(tx, {
      remove: (inner) => inner.delete(jobStatuses).where(isIt(id)),
      archive: () => tx.update(jobStatuses).set({ isArchived: true }).where(isIt(id)),
    });
    if (removed === "archived") archived += 1;
  }
  for (const [position, { id, name }] of input.items.entries()) {
    const words = { nameFr: name.fr, nameEn: name.en || null, position };
    if (id) await tx.update(jobStatuses).set(words).where(isIt(id));
    else await tx.insert(jobStatuses).values({ companyId, id: services.newId(), ...words });
  }
  await audit(tx, call, {
    action: "jobs.replaceStatuses",
    objectType: "company",
    objectId: companyId,
    details: { count: input.items.length, archived },
  });
  await raiseJobStatusesVersion(tx, companyId);
  return { ...(await readStatuses(tx, companyId)), archived };
});
