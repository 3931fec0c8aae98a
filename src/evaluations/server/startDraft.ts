import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import type { ChangeContext } from "#people/server/changeContext.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { computeDefaultDueDate } from "../rules/dueDate.ts";
import { isEvaluationType } from "../rules/enumerations.ts";
import { whyNotEvaluate } from "../rules/subject.ts";
import { readSubjectChoice } from "./queries/subject.ts";
import { toDraftSettings, startDrafts } from "./startDrafts.ts";

interface Draft {
  /** A draft exists from the first field on; launching requires a name. */
  name: string;
  description?: string | null;
  evaluationType: string;
  subjectId: string | null;
  sourceJobPositionId?: string;
  /** The evaluation whose questions it takes. */
  copyOf?: string;
}

/** Starts a draft of the actor's, with the settings that the company has now; answers its id. */
export async function startDraft(
  call: ChangeContext,
  { name, description = null, evaluationType, subjectId, sourceJobPositionId, copyOf }: Draft,
): Promise<string> {
  const { actor, tx, services } = call;
  if (!isEvaluationType(evaluationType)) refuse("invalid_evaluation_type");
  if (subjectId)
    refuseIf(
      whyNotEvaluate(
        await readSubjectChoice(tx, actor, { authorId: actor.profileId, subjectId, evaluationType }),
      ),
    );
  const company = await readCompany(tx, actor.companyId);
  const id = services.newId();
  const draft = {
    id,
    name,
    description,
    sourceJobPositionId: sourceJobPositionId ?? null,
    subjectProfileId: subjectId,
    evaluationType,
    selectedDimensions: ["skills" as const],
    dueOn: computeDefaultDueDate(dayIn(company.timeZone, services.now()), company.defaultDuration),
    ...toDraftSettings(company),
  };
  const details = { ...(sourceJobPositionId && { sourceJobPositionId }), ...(copyOf && { copyOf }) };
  await startDrafts(call, [draft], details);
  return id;
}
