import { lockCompany } from "#company/server/queries.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { peopleContract } from "../../contract.ts";
import { mapManagers, whyNotReportTo } from "../../rules.ts";
import { saveManagers } from "../changePerson.ts";
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
    // Two changes, each harmless alone, could close a cycle together.
    await lockCompany(tx, companyId);
    const named = [...new Set(items.flatMap(({ id, directManagerId }) => [id, directManagerId ?? id]))];
    const managers = mapManagers(await listReporting(tx, companyId, named));
    // People of another company are not found.
    if (named.some((id) => !managers.has(id))) refuse("not_found");
    const changed = [];
    const refused = [];
    // Where a person is named twice, the last item counts.
    for (const { id, directManagerId: to } of new Map(items.map((item) => [item.id, item])).values()) {
      const reason = whyNotReportTo(profileId, id, to, managers);
      if (reason) refused.push({ id, reason });
      else {
        changed.push({ id, from: managers.get(id) ?? null, to });
        managers.set(id, to);
      }
    }
    await saveManagers(context, changed);
    return { changed: changed.map(({ id, from }) => ({ id, from })), refused };
  },
);
