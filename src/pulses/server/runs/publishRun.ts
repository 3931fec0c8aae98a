import { notify } from "#notifications/server/notify.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { pulseKinds } from "../../rules/notifications.ts";
import type { RunRecord } from "./facts.ts";
import { writeToAsked } from "./writeToAsked.ts";

/**
 * Tells those who were asked, answered or not, that the results or the note of a run are published, in the transaction that
 * publishes them. Those who may not read the report are told of the note.
 */
export async function announceResults(
  tx: Tenant,
  services: Pick<Services, "now" | "newId">,
  { companyId, id: runId }: Pick<RunRecord, "companyId" | "id">,
): Promise<void> {
  const kind = pulseKinds.pulse_published;
  const people = await writeToAsked(
    tx,
    services,
    { companyId, id: runId },
    { kind: "pulses.published", wish: kind, dedupeKey: (id) => `pulsePublished:${runId}:${id}` },
  );
  await notify(
    tx,
    services,
    companyId,
    people.map(({ id }) => ({ profileId: id, objectId: runId, kind })),
  );
}
