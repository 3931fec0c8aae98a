import { and, asc, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { ReportModel } from "../contract/models.ts";
import { showsComments } from "../rules/layout.ts";
import { reportModels } from "../tables.ts";

export interface ModelKey {
  companyId: string;
  id: string;
}

export const isModel = ({ companyId, id }: ModelKey) =>
  and(eq(reportModels.companyId, companyId), eq(reportModels.id, id));

const columns = {
  id: reportModels.id,
  name: reportModels.name,
  layout: reportModels.layout,
  isUsed: reportModels.isUsed,
  version: reportModels.version,
};

export const listModels = (tx: Tenant, companyId: string): Promise<ReportModel[]> =>
  tx
    .select(columns)
    .from(reportModels)
    .where(eq(reportModels.companyId, companyId))
    .orderBy(asc(reportModels.nameKey));

export async function readModel(tx: Tenant, key: ModelKey): Promise<ReportModel> {
  const [found] = await tx.select(columns).from(reportModels).where(isModel(key));
  return found ?? refuse("not_found");
}

/** The model that the next launches take; null for the standard one. */
export async function findUsedModel(tx: Tenant, companyId: string) {
  const [used] = await tx
    .select({ name: reportModels.name, layout: reportModels.layout })
    .from(reportModels)
    .where(and(eq(reportModels.companyId, companyId), reportModels.isUsed));
  return used ? { ...used, showsComments: showsComments(used.layout) } : null;
}

/** Whether the reports of what would be launched now show comments, for the company of each row of a statement. */
export const rowShowsComments = (companyId: SQLWrapper): SQL<boolean> =>
  sql`not exists (select 1 from ${reportModels} m where m.company_id = ${companyId} and m.is_used
    and not m.layout -> 'sections' @> '["comments"]')`;

/** Makes one the model of the next launches; none, the standard one. Choices of one company wait for each other. */
export async function useModel(tx: Tenant, companyId: string, id: string | null): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`report model:${companyId}`}, 0))`);
  await tx
    .update(reportModels)
    .set({ isUsed: false })
    .where(and(eq(reportModels.companyId, companyId), reportModels.isUsed));
  if (id === null) return;
  const used = await tx
    .update(reportModels)
    .set({ isUsed: true })
    .where(isModel({ companyId, id }))
    .returning({ id: reportModels.id });
  if (used.length === 0) refuse("not_found");
}
