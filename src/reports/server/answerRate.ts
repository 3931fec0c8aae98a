import { eq, sql } from "drizzle-orm";
import type { Response } from "#disclosure/contract.ts";
import { addToAnswerRate } from "#evaluations/server/queries/answerRate.ts";
import { type ParticipantRole, protectedRoles } from "#evaluations/vocabulary.ts";
import { asReportWriter, asTenant, type Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { isBatchDue, addGeometricNoise } from "../rules/answerRate.ts";
import { answerSums } from "../tables.ts";

interface ClosedCollection {
  invited: Record<ParticipantRole, number>;
  responses: readonly Pick<Response, "role">[];
}

/** Adds one closed evaluation to the company's sums; one that invited no protected group adds nothing. */
export async function addAnswers(
  tx: Tenant,
  { newId }: Pick<Services, "newId">,
  companyId: string,
  { invited, responses }: ClosedCollection,
): Promise<void> {
  const asked = protectedRoles.reduce((sum, role) => sum + invited[role], 0);
  if (asked === 0) return;
  const answered = responses.filter(({ role }) => protectedRoles.some((one) => one === role)).length;
  await asReportWriter(tx, () =>
    tx
      .insert(answerSums)
      .values({ companyId, id: newId(), evaluations: 1, invited: asked, answered })
      .onConflictDoUpdate({
        target: answerSums.companyId,
        set: {
          evaluations: sql`${answerSums.evaluations} + 1`,
          invited: sql`${answerSums.invited} + ${asked}`,
          answered: sql`${answerSums.answered} + ${answered}`,
        },
      }),
  );
}

/**
 * Publishes the batch of a company when it is due, with noise, and begins the next one. At night: published at closing,
 * it would disclose when the last answer came.
 */
export const publishAnswerRate = (services: Services, companyId: string): Promise<void> =>
  asTenant(services.reportDb, { companyId, profileId: null }, (tx) =>
    asReportWriter(tx, async () => {
      const [batch] = await tx
        .select()
        .from(answerSums)
        .where(eq(answerSums.companyId, companyId))
        .for("update");
      if (!batch || !isBatchDue(batch)) return;
      const { invited } = batch;
      const answered = addGeometricNoise(batch.answered, services.random);
      await addToAnswerRate(tx, { companyId, id: services.newId(), invited, answered });
      await tx
        .update(answerSums)
        .set({ evaluations: 0, invited: 0, answered: 0 })
        .where(eq(answerSums.companyId, companyId));
    }),
  );
