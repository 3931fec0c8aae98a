import { asTenant } from "#platform/server/database/database.ts";
import { pulseTemplates, pulseTemplateVersions } from "#pulses/tables.ts";
import { standardPlan } from "#pulses/rules/plan.ts";
import type { Person, World } from "../world.ts";

/** What the calls about pulse surveys are tried on. */
export interface PulseIds {
  template: string;
}

/** A pulse survey that was planned once, with no run to come. */
export async function addPulses(
  world: World,
  { mark, owner: { companyId, profileId } }: { mark: string; owner: Person },
): Promise<PulseIds> {
  const { newId } = world.services;
  const ids: PulseIds = { template: newId() };
  const createdAt = world.clock.now;
  const content = {
    name: { fr: `${mark}-pulse`, en: null },
    purpose: { fr: `${mark}-purpose`, en: null },
    questions: [],
  };
  await asTenant(world.services.db, { companyId, profileId }, async (tx) => {
    await tx.insert(pulseTemplates).values({
      companyId,
      id: ids.template,
      content,
      plan: standardPlan,
      plannedVersion: 1,
      authorProfileId: profileId,
      createdAt,
      updatedAt: createdAt,
    });
    await tx
      .insert(pulseTemplateVersions)
      .values({ companyId, id: newId(), templateId: ids.template, number: 1, content, createdAt });
  });
  return ids;
}
