import { refuse, refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { checkpointEndpoints } from "../../../contract/checkpoints.ts";
import { developmentCheckpoints } from "../../../tables/checkpoints.ts";
import { readCheckpoint } from "../../checkpoints/readCheckpoint.ts";
import { requireOwnPlan } from "../../checkpoints/requireOwnPlan.ts";
import { tellLater } from "../../checkpoints/tellLater.ts";
import { withdrawAsked } from "../../checkpoints/withdrawAsked.ts";
import { openPlan } from "../../plans/openPlan.ts";

export const askCheckpointEndpoint = handle(checkpointEndpoints.askCheckpoint, async (call, giveBack) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  await requireOwnPlan(tx, actor, input.profileId);
  const plan = await openPlan(call);
  const { checkpoint, askedId } = await readCheckpoint(tx, actor, plan);
  if (checkpoint.request?.progress === "waiting") {
    await giveBack();
    return checkpoint;
  }
  const { report, launcher, skills } = checkpoint;
  const skillIds = skills.map(({ id }) => id).filter((id) => input.skillIds.includes(id));
  refuseIf(checkpoint.whyNot);
  refuseIf(skillIds.length < new Set(input.skillIds).size ? "checkpoint_skill" : null);
  if (!report || !launcher) refuse("not_found");
  // One that waited too long, or that its launcher may launch no more.
  if (askedId !== null) await withdrawAsked(tx, companyId, plan.planId);
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
  await tellLater(tx, services, {
    companyId,
    profileId: launcher.id,
    checkpointId: id,
    kind: "checkpoint_asked",
  });
  return (await readCheckpoint(tx, actor, plan)).checkpoint;
});
