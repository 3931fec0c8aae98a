import { asTenant } from "#platform/server/database/database.ts";
import { pulseTemplates, pulseTemplateVersions } from "#pulses/tables.ts";
import { standardPlan } from "#pulses/rules/plan.ts";
import { makeContent } from "#pulses/testing/questions.ts";
import { addRun, addSeries } from "../surveys.ts";
import type { Person, World } from "../world.ts";

/** What the calls about pulse surveys are tried on. */
export interface PulseIds {
  template: string;
  series: string;
  runToCome: string;
  openRun: string;
  closedRun: string;
}

/** A draft without a question, and a pulse survey with one run to come, one that is open and one that is closed. */
export async function addPulses(
  world: World,
  { mark, owner: { companyId, profileId } }: { mark: string; owner: Person },
): Promise<PulseIds> {
  const { newId } = world.services;
  const template = newId();
  const createdAt = world.clock.now;
  const content = {
    name: { fr: `${mark}-pulse`, en: null },
    purpose: { fr: `${mark}-purpose`, en: null },
    questions: [],
  };
  await asTenant(world.services.db, { companyId, profileId }, async (tx) => {
    await tx.insert(pulseTemplates).values({
      companyId,
      id: template,
      content,
      plan: standardPlan,
      plannedVersion: 1,
      authorProfileId: profileId,
      createdAt,
      updatedAt: createdAt,
    });
    await tx
      .insert(pulseTemplateVersions)
      .values({ companyId, id: newId(), templateId: template, number: 1, content, createdAt });
  });
  const place = { db: world.services.db, newId, companyId, authorProfileId: profileId, now: createdAt };
  const words = makeContent({
    name: { fr: `${mark}-series`, en: null },
    purpose: { fr: `${mark}-purpose`, en: null },
  });
  const [ongoing, other] = [await addSeries(place, words), await addSeries(place, words)];
  return {
    template,
    series: ongoing.seriesId,
    runToCome: await addRun(place, ongoing, [], {
      status: "scheduled",
      occurrence: "2026-11-30",
      opensAt: new Date("2026-11-30T14:00:00Z"),
      closesAt: new Date("2026-12-07T05:00:00Z"),
      openedAt: null,
      content: null,
      templateVersion: null,
      askedCount: null,
    }),
    openRun: await addRun(place, other, [{ profileId }]),
    closedRun: await addRun(place, other, [{ profileId }], {
      status: "closed",
      closedAt: createdAt,
      closesAt: createdAt,
      readers: "asked",
      shownAnswers: 5,
    }),
  };
}
