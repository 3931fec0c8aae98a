import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { isEvaluationType } from "../../rules/enumerations.ts";
import { getInvitedRoles } from "../../rules/launch.ts";
import { isDueAfter } from "../../rules/plan.ts";
import { isBeforeLaunch, whyNotChange, whyNotChangeSubject } from "../../rules/status.ts";
import { whyNotEvaluate } from "../../rules/subject.ts";
import { readCompanyToday } from "../today.ts";
import { present } from "../present.ts";
import { lockManageable } from "../queries/access.ts";
import { changeEvaluation, dropMisfits, type EvaluationChange } from "../queries/evaluations.ts";
import { readSubjectChoice } from "../queries/subject.ts";

export const updateEvaluationEndpoint = handle(evaluationsContract.update, async (call) => {
  const { input, actor, tx, services } = call;
  const { evaluation, company } = await lockManageable(tx, actor, input.id);
  const { id: _, evaluationType: wantedType, ...rest } = input;
  if (wantedType !== undefined && !isEvaluationType(wantedType)) refuse("invalid_evaluation_type");
  const change = selectChanges(evaluation, {
    ...rest,
    ...(wantedType === undefined ? {} : { evaluationType: wantedType }),
  });
  if (Object.keys(change).length === 0) return present(tx, actor, evaluation.id);
  refuseIf(whyNotChange(evaluation, Object.keys(change)));
  if (change.subjectProfileId !== undefined) refuseIf(whyNotChangeSubject(evaluation));
  if (change.scale && !company.offeredScales.includes(change.scale))
    refuse("invalid_data", { scale: { reason: "option" } });
  if (!isBeforeLaunch(evaluation.status)) {
    if (change.name === "") refuse("launch_needs_name");
    if (change.dueOn === null) refuse("invalid_data", { dueOn: { reason: "required" } });
    if (change.dueOn && change.dueOn < (await readCompanyToday(tx, services, actor.companyId)))
      refuse("invalid_data", { dueOn: { reason: "format" } });
  }

  const { startsOn } = evaluation;
  if (evaluation.status === "pending" && startsOn && change.dueOn && !isDueAfter(change.dueOn, startsOn))
    refuse("invalid_data", { dueOn: { reason: "format" } });

  const after = { ...evaluation, ...change };
  const subjectId = after.subjectProfileId ?? null;
  if (change.evaluationType || change.subjectProfileId !== undefined) {
    if (subjectId)
      refuseIf(
        whyNotEvaluate(
          await readSubjectChoice(tx, actor, {
            authorId: evaluation.authorProfileId,
            subjectId,
            evaluationType: after.evaluationType,
          }),
        ),
      );
    await dropMisfits(tx, evaluation, { roles: getInvitedRoles(after.evaluationType), subjectId });
  }
  await changeEvaluation(tx, evaluation, services.now(), change);
  if (evaluation.status === "in_progress" && change.dueOn)
    await audit(tx, call, {
      action: "evaluation.extended",
      objectType: "evaluation",
      objectId: evaluation.id,
      details: { from: evaluation.dueOn, to: change.dueOn },
    });
  return present(tx, actor, evaluation.id);
});

/** Only what would really change: a form that sends everything back changes nothing frozen. */
function selectChanges(
  before: object,
  wanted: { [Field in keyof EvaluationChange]: EvaluationChange[Field] | undefined },
): EvaluationChange {
  const stored = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(stored[field]),
    ),
  );
}
