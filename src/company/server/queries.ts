import { eq, sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { companies } from "../tables.ts";

export type Company = typeof companies.$inferSelect;

/** The transaction must already have named this company: its policy refuses any other id. */
export const createCompany = (tx: Tenant, company: typeof companies.$inferInsert) =>
  tx.insert(companies).values(company);

export async function readCompany(tx: Tenant, companyId: string): Promise<Company> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
  if (!company) throw new Error("the transaction names a company that does not exist");
  return company;
}

/** Changes that must see each other (a chain of managers) take turns, company by company. */
export const lockCompany = (tx: Tenant, companyId: string) =>
  tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for("update");

export const saveCompany = (tx: Tenant, companyId: string, change: Partial<Company>) =>
  tx.update(companies).set(change).where(eq(companies.id, companyId));

export const saveSecondFactorRequired = (tx: Tenant, companyId: string, secondFactorRequired: boolean) =>
  tx.update(companies).set({ secondFactorRequired }).where(eq(companies.id, companyId));

/** After each change of the list of job statuses: a form that had read it before is refused. */
export const raiseJobStatusesVersion = (tx: Tenant, companyId: string) =>
  tx
    .update(companies)
    .set({ jobStatusesVersion: sql`${companies.jobStatusesVersion} + 1` })
    .where(eq(companies.id, companyId));
