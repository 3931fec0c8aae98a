import { notify } from "#notifications/server/notify.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { evaluationKinds } from "../rules/notifications.ts";
import type { EvaluationKey } from "./queries/evaluations.ts";
import { findShortGroups, noteDeparture } from "./queries/shortGroups.ts";

/** After a refusal or a withdrawal, under the lock of the evaluation: notifies the lead of a short group, not of who left. */
export async function notifyLeadOfShortGroups(
  tx: Tenant,
  services: Pick<Services, "now" | "newId">,
  { key, role, except }: { key: EvaluationKey; role: string; except?: string },
): Promise<void> {
  await noteDeparture(tx, key);
  const found = await findShortGroups(tx, key);
  if (!found?.groups.some((group) => group.role === role) || found.authorId === except) return;
  await notify(tx, services, key.companyId, [
    { profileId: found.authorId, objectId: key.id, kind: evaluationKinds.group_short },
  ]);
}
