import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { RunTask } from "../../contract/tasks.ts";
import { listRunWork } from "../../rules/dueWork.ts";
import { pulseKinds } from "../../rules/notifications.ts";
import { drawReminderMoment, whyNotRemind } from "../../rules/remind.ts";
import { listFacts, scheduleRuns } from "../dueWork.ts";
import type { RunRecord } from "./facts.ts";
import { changeRun, isRun, lockRun } from "./queries.ts";
import { writeToAsked } from "./writeToAsked.ts";

/** The reminder of the plan, once; one that was sent by hand in the day before stands for it (rules/dueWork.ts). */
export const remindRunTask = (services: Services, key: RunTask): Promise<void> =>
  asTenant(services.db, { companyId: key.companyId, profileId: null }, async (tx) => {
    const run = await lockRun(tx, key);
    const [facts] = await listFacts(tx, key.companyId, isRun(key));
    if (!run || !facts) return;
    const now = services.now();
    const isDue =
      whyNotRemind(run, now) === null &&
      listRunWork(facts, now).some(({ kind, dueAt }) => kind === "pulses.remind" && dueAt <= now);
    if (isDue) await remindLater(tx, services, run);
    else await scheduleRuns(tx, services, key.companyId, [run.id]);
  });

/**
 * Queues a message for each person who was asked, answered or not, under the lock of the run: neither the outbox nor the
 * length of this says how many are left, nor do the moments at which they leave. When a message would leave, that of a person
 * who has answered is dropped (emails/invitation.ts).
 */
export async function remindLater(
  tx: Tenant,
  services: Pick<Services, "now" | "newId" | "random">,
  run: RunRecord,
): Promise<void> {
  const { companyId, id: runId } = run;
  const at = services.now();
  await changeRun(tx, run, { remindedAt: at });
  await writeToAsked(tx, services, run, {
    kind: "pulses.reminder",
    wish: pulseKinds.pulse_reminder,
    dedupeKey: (id) => `pulseReminder:${runId}:${id}:${at.toISOString()}`,
    drawMoment: () => drawReminderMoment(run, at, services.random),
  });
  await scheduleRuns(tx, services, companyId, [runId]);
}
