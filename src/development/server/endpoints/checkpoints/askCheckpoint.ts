import { and, eq } from "drizzle-orm";
import { notify } from "#notifications/server/notify.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { checkpointEndpoints } from "../../../contract/checkpoints.ts";
import { checkpointKinds } from "../../../rules/notifications.ts";
import { developmentCheckpoints } from "../../../tables.ts";
import { readCheckpoint } from "../../checkpoints/readCheckpoint.ts";
import { requireOwnPlan } from "../../checkpoints/requireOwnPlan.ts";
import { openPlan } from "../../plans/openPlan.ts";

export const askCheckpointEndpoint = handle(checkpointEndpoints.askCheckpoint, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  await requireOwnPlan(tx, actor, input.profileId);
  const plan = await openPlan(call);
  const { checkpoint, askedId } = await readCheckpoint(tx, actor, plan);
  if (checkpoint.request?.progress === "waiting") return checkpoint;
  const { report, launcher, skills } = checkpoint;
  const skillIds = skills.map(({ id }) => id).filter((id) => input.skillIds.includes(id));
  if (skillIds.length < new Set(input.skillIds).size)
    refuse("invalid_data", { skillIds: { reason: "option" } });
  refuseIf(checkpoint.whyNot);
  if (!report || !launcher) refuse("not_found");
  if (askedId !== null)
    await tx
      .update(developmentCheckpoints)
      .set({ state: "withdrawn" })
      .where(and(eq(developmentCheckpoints.companyId, companyId), eq(developmentCheckpoints.id, askedId)));
  const id = services.newId();
  await tx.insert(developmentCheckpoints).values({
    companyId,
    id,
    planId: plan.planId,
    evaluationId: report.evaluationId,
    skillIds,
    askedAt: actor.at,
    launcherProfileId: launcher.id,
  });
  await notify(tx, services, companyId, [
    { profileId: launcher.id, objectId: id, kind: checkpointKinds.checkpoint_asked },
  ]);
  return (await readCheckpoint(tx, actor, plan)).checkpoint;
});
