import { notify } from "#notifications/server/notify.ts";
import type { DepartureTask } from "#people/contract/tasks.ts";
import { asTenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { evaluationKinds } from "../rules/notifications.ts";
import { noteDepartures } from "./queries/departures.ts";

/**
 * Notifies the lead of an evaluation that awaited a person whose account is closed: that a group misses a person, where
 * it does, else that a participant cannot answer any more. Never who it is, and never the person evaluated.
 */
export async function notifyLeadsOfDepartures(
  services: Services,
  { companyId, profileIds, by }: DepartureTask,
): Promise<void> {
  await asTenant(services.db, { companyId, profileId: null }, async (tx) => {
    const left = await noteDepartures(tx, companyId, profileIds);
    await notify(
      tx,
      services,
      companyId,
      left
        .filter(({ authorId, subjectId }) => authorId !== by && authorId !== subjectId)
        .map(({ authorId, evaluationId, isShort }) => ({
          profileId: authorId,
          objectId: evaluationId,
          kind: isShort ? evaluationKinds.group_short : evaluationKinds.rater_left,
        })),
    );
  });
}
