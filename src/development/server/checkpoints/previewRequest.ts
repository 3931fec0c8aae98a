import { readCompany } from "#company/server/queries.ts";
import { computeDefaultDueDate } from "#evaluations/rules/dueDate.ts";
import { findJoiningManager, subjectTakesPart } from "#evaluations/rules/launch.ts";
import { selectPeople } from "#evaluations/server/copyEvaluation.ts";
import type { PersonFace } from "#people/contract/person.ts";
import { pick } from "#platform/pick.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { CheckpointPreview } from "../../contract/checkpoints.ts";
import {
  computeLastDay,
  computeWindow,
  findAskAgainDay,
  whyNotLaunchCheckpoint,
} from "../../rules/checkpoint.ts";
import type { LaunchRequest } from "./requireRequest.ts";

const toFace = ({ id, firstName, lastName, avatar }: PersonFace): PersonFace => ({
  id,
  firstName,
  lastName,
  avatar,
});

/** The evaluation that a launch would make now. */
export async function previewRequest(
  tx: Tenant,
  actor: Actor,
  request: LaunchRequest,
): Promise<CheckpointPreview> {
  const { source, person, askedOn, today, skills, isScaleOffered, launchedId } = request;
  const { evaluation } = source;
  const company = await readCompany(tx, actor.companyId);
  const { invited, leftOut } = await selectPeople(tx, evaluation, {
    evaluation,
    facts: { ...source.facts, authorId: actor.profileId },
    teamManagerReads: company.teamManagerReadsReports,
  });
  const joining = findJoiningManager(evaluation.evaluationType, source.directManager, invited);
  const people = invited.map(({ person: one, role }) => ({ ...toFace(one), role }));
  const all = joining ? [...people, { ...toFace(joining), role: "manager" as const }] : people;
  const whyNot = whyNotLaunchCheckpoint({
    skillCount: skills.length,
    isScaleOffered,
    invitedCount: all.length,
  });
  return {
    person: toFace(person),
    askedOn,
    lastDay: computeLastDay(askedOn),
    askAgainOn: findAskAgainDay(today, computeWindow(request.releasedOn)),
    evaluation: pick(evaluation, ["id", "name"]),
    launchedId,
    skills,
    people: all,
    leftOutCount: leftOut,
    subjectAnswers: subjectTakesPart(evaluation),
    dueOn: computeDefaultDueDate(today, company.defaultDuration),
    evaluationType: evaluation.evaluationType,
    threshold: company.anonymityThreshold,
    whyNot,
  };
}
