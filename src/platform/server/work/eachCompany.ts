import { sql } from "drizzle-orm";
import type { TaskList } from "graphile-worker";
import type { Services } from "../services.ts";

/**
 * A round queues the task without a payload: it queues a job for each company, which does the work there. One that fails is
 * counted among the failures of the installation and tried again; those of the other companies go on.
 */
export const eachCompany = (
  services: Services,
  task: string,
  work: (services: Services, companyId: string) => Promise<unknown>,
): TaskList => ({
  [task]: async (payload) => {
    const { companyId } = payload as { companyId?: string };
    if (companyId) await work(services, companyId);
    else await forEachCompany(services, task);
  },
});

/** One statement, whatever their number; for those only in which work of a kind is due, now or later, if one is given. */
export const forEachCompany = (
  { db }: Services,
  task: string,
  { payload = {}, withWork = null }: { payload?: object; withWork?: string | null } = {},
) =>
  db.execute(
    sql`select app.enqueue_for_each_company(${task}, ${JSON.stringify(payload)}::jsonb, ${withWork})`,
  );
