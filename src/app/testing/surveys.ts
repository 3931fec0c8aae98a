import { asTenant, type Database } from "#platform/server/database/database.ts";
import type { PulseContent } from "#pulses/contract/content.ts";
import { standardPlan } from "#pulses/rules/plan.ts";
import {
  pulseInvitations,
  pulseReceipts,
  pulseRuns,
  pulseSeries,
  pulseTemplates,
  pulseTemplateVersions,
} from "#pulses/tables.ts";
import { makeContent } from "#pulses/testing/questions.ts";

interface Place {
  db: Database;
  newId: () => string;
  companyId: string;
  authorProfileId: string;
  now: Date;
}

type Run = Partial<typeof pulseRuns.$inferInsert>;
type Invitation = Partial<typeof pulseInvitations.$inferInsert> & { profileId: string };

const day = 24 * 60 * 60_000;

/** A template that is planned, with a series that goes on. */
export async function addSeries(
  { db, newId, companyId, authorProfileId, now }: Place,
  content: PulseContent = makeContent(),
) {
  const ids = { templateId: newId(), seriesId: newId() };
  await asTenant(db, { companyId, profileId: authorProfileId }, async (tx) => {
    await tx.insert(pulseTemplates).values({
      companyId,
      id: ids.templateId,
      content,
      plan: standardPlan,
      plannedVersion: 1,
      authorProfileId,
      createdAt: now,
      updatedAt: now,
    });
    await tx
      .insert(pulseTemplateVersions)
      .values({ companyId, id: newId(), templateId: ids.templateId, number: 1, content, createdAt: now });
    await tx.insert(pulseSeries).values({
      companyId,
      id: ids.seriesId,
      templateId: ids.templateId,
      plan: { ...standardPlan, cadence: "weekly" },
      anchor: "2026-11-16",
      authorProfileId,
      createdAt: now,
    });
  });
  return { ...ids, content };
}

let occurrences = 0;

/** A run of it that is open for a week and asks these people. */
export async function addRun(
  { db, newId, companyId, authorProfileId, now }: Place,
  series: { templateId: string; seriesId: string; content: PulseContent },
  invited: readonly Invitation[],
  facts: Run = {},
): Promise<string> {
  const id = newId();
  occurrences += 1;
  await asTenant(db, { companyId, profileId: authorProfileId }, async (tx) => {
    await tx.insert(pulseRuns).values({
      companyId,
      id,
      seriesId: series.seriesId,
      templateId: series.templateId,
      occurrence: new Date(now.getTime() + occurrences * day).toISOString().slice(0, 10),
      number: 1,
      status: "open",
      opensAt: new Date(now.getTime() - day),
      openedAt: new Date(now.getTime() - day),
      closesAt: new Date(now.getTime() + 6 * day),
      content: series.content,
      templateVersion: 1,
      threshold: 5,
      readers: "charge",
      askedCount: invited.length,
      ...facts,
    });
    if (invited.length > 0)
      await tx
        .insert(pulseInvitations)
        .values(invited.map((person) => ({ companyId, id: newId(), runId: id, ...person })));
  });
  return id;
}

/** The receipts of these people, as each would have signed it. */
export async function signReceipts(
  { db, newId, companyId }: Pick<Place, "db" | "newId" | "companyId">,
  runId: string,
  profileIds: readonly string[],
): Promise<void> {
  for (const profileId of profileIds)
    await asTenant(db, { companyId, profileId }, (tx) =>
      tx.insert(pulseReceipts).values({ companyId, id: newId(), runId, profileId }),
    );
}
