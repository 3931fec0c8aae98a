import { eq } from "drizzle-orm";
import { isParticipationDue, type Participation } from "#evaluations/rules/readability.ts";
import { companyParticipations } from "#evaluations/tables.ts";
import { asReportWriter, type Tenant } from "#platform/server/database.ts";
import type { Services } from "#platform/server/services.ts";

/**
 * Adds one closed evaluation to the company's participation. Closings of a company are one after the other
 * (lockSpreadSums of raterSpread.ts), so that the sums cannot change in between.
 */
export const addParticipation = (
  tx: Tenant,
  { newId }: Pick<Services, "newId">,
  companyId: string,
  added: Participation,
): Promise<void> =>
  asReportWriter(tx, async () => {
    const [before] = await tx
      .select()
      .from(companyParticipations)
      .where(eq(companyParticipations.companyId, companyId));
    const sums = {
      evaluations: (before?.evaluations ?? 0) + 1,
      answered: (before?.answered ?? 0) + added.answered,
      notAnswered: (before?.notAnswered ?? 0) + added.notAnswered,
    };
    const shown = isParticipationDue(sums.evaluations)
      ? { shownAnswered: sums.answered, shownNotAnswered: sums.notAnswered }
      : {};
    await tx
      .insert(companyParticipations)
      .values({ companyId, id: newId(), ...sums, ...shown })
      .onConflictDoUpdate({ target: companyParticipations.companyId, set: { ...sums, ...shown } });
  });
