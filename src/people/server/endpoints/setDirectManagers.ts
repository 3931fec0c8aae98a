import { sql } from "drizzle-orm";
import { lockCompany } from "#company/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { auditAll } from "#platform/server/audit.ts";
import { handle } from "#platform/server/handle.ts";
import { peopleContract } from "../../contract.ts";
import { managersOf, whyNotReportTo } from "../../rules.ts";
import { listReporting } from "../queries.ts";

/**
 * Each of them who may get the manager, one after the other as a row of calls would: what one changes counts for the next.
 * The answer names the managers before, so that they can be given back; from the last to the first, no loop is met.
 */
export const setDirectManagersEndpoint = handle(
  peopleContract.setDirectManagers,
  async ({ input: { items }, ...context }) => {
    const { tx, actor } = context;
    const { companyId, profileId } = actor;
    // Two changes, each harmless alone, could close a circle together.
    await lockCompany(tx, companyId);
    const named = [...new Set(items.flatMap(({ id, directManagerId }) => [id, directManagerId ?? id]))];
    const managers = managersOf(await listReporting(tx, companyId, named));
    // Somebody of another company is nobody.
    if (named.some((id) => !managers.has(id))) refuse("not_found");
    const changed = [];
    const refused = [];
    for (const { id, directManagerId: to } of items) {
      const reason = whyNotReportTo(profileId, id, to, managers);
      if (reason) refused.push({ id, reason });
      else {
        changed.push({ id, from: managers.get(id) ?? null, to });
        managers.set(id, to);
      }
    }
    const ids = [...new Set(changed.map(({ id }) => id))];
    const now = ids.map((id) => managers.get(id) ?? null);
    await tx.execute(sql`
      update profiles p set direct_manager_id = c.manager, version = p.version + 1
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(now)}::uuid[]) c (id, manager)
      where p.company_id = ${companyId} and p.id = c.id`);
    await auditAll(
      tx,
      context,
      changed.map(({ id, from, to }) => ({
        action: "people.setDirectManager",
        objectType: "profile",
        objectId: id,
        details: { from, to },
      })),
    );
    return { changed: changed.map(({ id, from }) => ({ id, from })), refused };
  },
);
