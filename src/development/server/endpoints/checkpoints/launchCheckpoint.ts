import { and, eq } from "drizzle-orm";
import { subjectTakesPart } from "#evaluations/rules/launch.ts";
import { copyEvaluation } from "#evaluations/server/copyEvaluation.ts";
import { launchNow } from "#evaluations/server/launch.ts";
import { lockManageable } from "#evaluations/server/queries/access.ts";
import { changeEvaluation } from "#evaluations/server/queries/evaluations.ts";
import { profiles } from "#people/tables.ts";
import { withSince } from "#reports/rules/layout.ts";
import { readLayout } from "#reports/server/laidOut.ts";
import { refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { formatMonth, say } from "#platform/texts.ts";
import { checkpointEndpoints } from "../../../contract/checkpoints.ts";
import { developmentCheckpoints } from "../../../tables/checkpoints.ts";
import { previewRequest } from "../../checkpoints/previewRequest.ts";
import { requireRequest } from "../../checkpoints/requireRequest.ts";
import { tellLater } from "../../checkpoints/tellLater.ts";
import { en } from "../../checkpoints/texts.en.ts";
import { fr } from "../../checkpoints/texts.fr.ts";

/** A draft as a copy makes it, launched as by hand: an evaluation like any other, whose report always compares. */
export const launchCheckpointEndpoint = handle(checkpointEndpoints.launchCheckpoint, async (call) => {
  const { input, actor, tx } = call;
  const request = await requireRequest(tx, actor, input.profileId, { lock: true });
  const { id, launchedId, source, skills } = request;
  if (launchedId !== null) return { evaluationId: launchedId };
  refuseIf(request.progress === "waiting" ? null : "checkpoint_closed");
  refuseIf((await previewRequest(tx, actor, request)).whyNot);
  const { language } = await readLanguage(tx, actor.companyId, input.profileId);
  const { id: evaluationId } = await copyEvaluation(call, source, {
    withPeople: true,
    withQuestions: true,
    ofSkills: {
      ids: skills.map((skill) => skill.id),
      // In the words of the person it is about, who stands beside it: nothing names them once they are erased.
      name: say(language, { fr, en }[language].name, { month: formatMonth(language, request.today) }),
    },
  });
  await launchNow(tx, call, await lockManageable(tx, actor, evaluationId), input);
  const { evaluation } = await lockManageable(tx, actor, evaluationId);
  const layout = readLayout(evaluation);
  const reportLayout = withSince(layout);
  if (reportLayout !== layout) await changeEvaluation(tx, evaluation, call.services.now(), { reportLayout });
  await tx
    .update(developmentCheckpoints)
    .set({ state: "launched", launchedEvaluationId: evaluationId })
    .where(and(eq(developmentCheckpoints.companyId, actor.companyId), eq(developmentCheckpoints.id, id)));
  await tellLater(tx, call.services, {
    companyId: actor.companyId,
    profileId: input.profileId,
    checkpointId: id,
    kind: "checkpoint_launched",
    isInvited: subjectTakesPart(source.evaluation),
  });
  return { evaluationId };
});

async function readLanguage(tx: Tenant, companyId: string, profileId: string) {
  const [person] = await tx
    .select({ language: profiles.language })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, profileId)));
  if (!person) throw new Error("a request of a person who is not there");
  return person;
}
