import { sql } from "drizzle-orm";
import { purgeRegistrations } from "#accounts/server/registrations.ts";
import { closeWhenComplete } from "#evaluations/contract/tasks.ts";
import { startHour } from "#evaluations/rules/plan.ts";
import { releaseHour } from "#evaluations/rules/release.ts";
import { reminderDays, reminderHour } from "#evaluations/rules/reminders.ts";
import { remindCompany } from "#evaluations/server/reminders.ts";
import { listPlannedToStart, startPlanned } from "#evaluations/server/startPlanned.ts";
import { asTenant, enqueue, type Tenant } from "#platform/server/database.ts";
import { isolated } from "#platform/server/isolated.ts";
import type { Services } from "#platform/server/services.ts";
import { listReleasesDue, releaseReport } from "#reports/server/releaseReport.ts";
import { listEvaluationsDueToClose } from "#reports/server/tasks.ts";

interface DueWork extends Record<string, unknown> {
  id: string;
  mail: boolean;
  evaluations: boolean;
  reminders: boolean;
  starts: boolean;
  releases: boolean;
}

/** As many companies as one statement asks about: it stays far from its time limit. */
const atOnce = 200;

/** Every minute, for all companies: only those with something due are entered. */
export async function dueWork(services: Services): Promise<void> {
  await isolated(services, { task: "purgeRegistrations" }, () => purgeRegistrations(services));
  const { rows } = await services.db.execute<{ id: string }>(sql`select app.company_ids() as id`);
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += atOnce)
    await isolated(services, { task: "dueWork" }, () => dueWorkOf(services, ids.slice(from, from + atOnce)));
}

async function dueWorkOf(services: Services, companyIds: readonly string[]): Promise<void> {
  const { rows } = await services.db.execute<DueWork>(
    sql`select company_id as id, has_mail as mail, has_evaluations as evaluations, has_reminders as reminders,
          has_starts as starts, has_releases as releases
        from app.companies_with_due_work(${sql.param([...companyIds])}::uuid[],
          ${services.now().toISOString()}::timestamptz, ${reminderHour}::time,
          ${sql.param([...reminderDays])}::int[], ${startHour}::time, ${releaseHour}::time)`,
  );
  for (const { id: companyId, mail, evaluations, reminders, starts, releases } of rows) {
    const inCompany = (work: (tx: Tenant) => Promise<void>) =>
      asTenant(services.db, { companyId, profileId: null }, work);
    if (mail)
      await isolated(services, { task: "dueMail", companyId }, () =>
        inCompany(async (tx) => {
          await enqueue(tx, "deliverEmails", { companyId }, { key: `deliverEmails:${companyId}` });
        }),
      );
    if (starts)
      await isolated(services, { task: "plannedStarts", companyId }, async () => {
        for (const id of await listPlannedToStart(services, companyId))
          await isolated(services, { task: "plannedStart", companyId }, () =>
            startPlanned(services, { companyId, id }),
          );
      });
    if (reminders)
      await isolated(services, { task: "reminders", companyId }, () => remindCompany(services, companyId));
    if (releases)
      await isolated(services, { task: "dueReleases", companyId }, async () => {
        const due = await listReleasesDue(services, companyId);
        await inCompany(async (tx) => {
          for (const evaluationId of due)
            await enqueue(tx, releaseReport, { companyId, evaluationId }, { key: `release:${evaluationId}` });
        });
      });
    if (evaluations)
      await isolated(services, { task: "dueEvaluations", companyId }, async () => {
        const complete = await listEvaluationsDueToClose(services, companyId);
        await inCompany(async (tx) => {
          for (const evaluationId of complete)
            await enqueue(
              tx,
              closeWhenComplete,
              { companyId, evaluationId },
              { key: `close:${evaluationId}` },
            );
        });
      });
  }
}
