import { and, eq } from "drizzle-orm";
import { lockCompany } from "#company/server/queries.ts";
import { copyEvaluation } from "#evaluations/server/copyEvaluation.ts";
import { launchNow } from "#evaluations/server/launch.ts";
import { lockManageable } from "#evaluations/server/queries/access.ts";
import { fullName } from "#people/rules/names.ts";
import { refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { say } from "#platform/texts.ts";
import { checkpointEndpoints } from "../../../contract/checkpoints.ts";
import { developmentCheckpoints } from "../../../tables.ts";
import { previewRequest } from "../../checkpoints/previewRequest.ts";
import { requireRequest } from "../../checkpoints/requireRequest.ts";
import { en } from "../../checkpoints/texts.en.ts";
import { fr } from "../../checkpoints/texts.fr.ts";

/** A draft as a copy makes it, launched as by hand: from then on it is an evaluation like any other. */
export const launchCheckpointEndpoint = handle(checkpointEndpoints.launchCheckpoint, async (call) => {
  const { input, actor, tx } = call;
  await lockCompany(tx, actor.companyId);
  const request = await requireRequest(tx, actor, input.profileId, { lock: true });
  const { id, launchedId, source, skills, person } = request;
  if (launchedId !== null) return { evaluationId: launchedId };
  refuseIf(request.progress === "waiting" ? null : "checkpoint_closed");
  refuseIf((await previewRequest(tx, actor, request)).whyNot);
  const { language } = actor;
  const { id: evaluationId } = await copyEvaluation(call, source, {
    withPeople: true,
    withQuestions: true,
    ofSkills: {
      ids: skills.map((skill) => skill.id),
      name: say(language, { fr, en }[language].name, { name: fullName(person) }),
    },
  });
  await launchNow(tx, call, await lockManageable(tx, actor, evaluationId), input);
  await tx
    .update(developmentCheckpoints)
    .set({ state: "launched", launchedEvaluationId: evaluationId })
    .where(and(eq(developmentCheckpoints.companyId, actor.companyId), eq(developmentCheckpoints.id, id)));
  return { evaluationId };
});
