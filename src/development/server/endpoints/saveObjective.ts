import { and, eq } from "drizzle-orm";
import { listRightsHolders } from "#people/server/queries.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { objectiveEndpoints } from "../../contract/objectives.ts";
import { whyNotDates, whyNotPrivate } from "../../rules/objective.ts";
import { developmentSupporters } from "../../tables/objectives.ts";
import { giveBadges } from "../badges/giveBadges.ts";
import { addObjective, requireSkill } from "../plans/addObjective.ts";
import { changeObjective } from "../plans/objectives.ts";
import { recordChange, openPlan, requireObjective, type PlanCall } from "../plans/openPlan.ts";
import { readPlan } from "../plans/readPlan.ts";

export const saveObjectiveEndpoint = handle(objectiveEndpoints.saveObjective, async (call) => {
  const { input, actor, tx } = call;
  const plan = await openPlan(call);
  const { profileId: _person, id, version, supporterIds, ...fields } = input;
  const stored = id === null ? null : await requireObjective(call, plan, id);
  if (stored && stored.version !== version) refuse("edited_meanwhile");
  refuseIf(whyNotDates(fields.startsOn, fields.dueOn));
  if (fields.isPrivate) refuseIf(whyNotPrivate(plan.reader, { isAdjusted: stored?.isAdjusted ?? false }));
  await requireSkill(call, stored?.skillId ?? null, fields.skillId);
  const values = { ...fields, measure: fields.measure === "" ? null : fields.measure };
  const objectiveId = stored?.id ?? (await addObjective(call, plan, values));
  if (stored) await changeObjective(call, plan, stored, values);
  await saveSupporters(call, objectiveId, supporterIds);
  await recordChange(call, plan, stored ? "objective_changed" : "objective_added", objectiveId);
  await giveBadges(call, plan);
  return readPlan(tx, actor, plan);
});

/** Active colleagues; one who has left since stays where they are named. */
async function saveSupporters(
  { input, tx, actor, services }: PlanCall,
  objectiveId: string,
  ids: readonly string[],
) {
  const { companyId } = actor;
  const ofObjective = and(
    eq(developmentSupporters.companyId, companyId),
    eq(developmentSupporters.objectiveId, objectiveId),
  );
  const before = await tx
    .select({ id: developmentSupporters.profileId })
    .from(developmentSupporters)
    .where(ofObjective);
  const known = new Set(before.map(({ id }) => id));
  const wanted = new Set(ids);
  if (wanted.size === known.size && [...wanted].every((id) => known.has(id))) return;
  const added = [...wanted].filter((id) => !known.has(id));
  if (
    wanted.has(input.profileId) ||
    (added.length > 0 && (await listRightsHolders(tx, companyId, added)).length < added.length)
  )
    refuse("invalid_data", { supporterIds: { reason: "option" } });
  await tx.delete(developmentSupporters).where(ofObjective);
  if (wanted.size > 0)
    await tx
      .insert(developmentSupporters)
      .values([...wanted].map((profileId) => ({ companyId, id: services.newId(), objectiveId, profileId })));
}
