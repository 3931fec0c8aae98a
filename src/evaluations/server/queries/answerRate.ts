import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { companyAnswerRates } from "../../tables.ts";
import type { AnswerRate } from "../../rules/readability.ts";

/** The company's rate of answers as it was last published; null before. An expression of a select list. */
export const selectAnswerRate = (companyId: string) => sql<AnswerRate | null>`(
  select json_build_object('invited', r.invited, 'answered', r.answered)
  from company_answer_rates r where r.company_id = ${companyId})`;

/** Adds a batch to what is published, as the snapshot writer, which alone may. */
export const addToAnswerRate = (
  tx: Tenant,
  { companyId, id, invited, answered }: typeof companyAnswerRates.$inferInsert,
) =>
  tx
    .insert(companyAnswerRates)
    .values({ companyId, id, invited, answered })
    .onConflictDoUpdate({
      target: companyAnswerRates.companyId,
      set: {
        invited: sql`${companyAnswerRates.invited} + ${invited}`,
        answered: sql`${companyAnswerRates.answered} + ${answered}`,
      },
    });

export async function readAnswerRate(tx: Tenant, companyId: string): Promise<AnswerRate | null> {
  const { rows } = await tx.execute<{ rate: AnswerRate | null }>(
    sql`select ${selectAnswerRate(companyId)} as rate`,
  );
  return rows[0]?.rate ?? null;
}
