import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/handle.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { evaluationsContract } from "../../contract.ts";
import { dueByDefault } from "../../rules/dueDate.ts";
import { isEvaluationType } from "../../rules/enumerations.ts";
import { whyNotEvaluate } from "../../rules/subject.ts";
import { present } from "../present.ts";
import { insertEvaluation } from "../queries/evaluations.ts";
import { readSubjectChoice } from "../queries/subject.ts";

export const createEvaluationEndpoint = handle(evaluationsContract.create, async (call) => {
  const { input, actor, tx, services } = call;
  const { evaluationType, subjectProfileId: subjectId = null } = input;
  if (!isEvaluationType(evaluationType)) refuse("invalid_evaluation_type");
  if (subjectId)
    refuseIf(
      whyNotEvaluate(
        await readSubjectChoice(tx, actor, { authorId: actor.profileId, subjectId, evaluationType }),
      ),
    );
  const company = await readCompany(tx, actor.companyId);
  const now = services.now();
  const id = services.newId();
  await insertEvaluation(tx, {
    companyId: actor.companyId,
    id,
    // A draft exists from the first field on; launching asks for a name.
    name: input.name ?? "",
    authorProfileId: actor.profileId,
    subjectProfileId: subjectId,
    evaluationType,
    selectedDimensions: ["skills"],
    dueOn: dueByDefault(dayIn(company.timeZone, now)),
    scale: company.defaultScale,
    commentsMandatory: company.commentsMandatory,
    threshold: company.anonymityThreshold,
    release: company.release,
    teamManagerReads: company.teamManagerReadsReports,
    createdAt: now,
    updatedAt: now,
  });
  await audit(tx, call, { action: "evaluation.created", objectType: "evaluation", objectId: id });
  return present(tx, actor, id);
});
