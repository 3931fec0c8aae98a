import { dayIn } from "#company/server/dayIn.ts";
import { readCompany, type Company } from "#company/server/queries.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/handle.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import type { Tenant } from "#platform/server/database.ts";
import { evaluationsContract } from "../../contract.ts";
import type { QuestionnaireItem } from "../../contract/questionnaire.ts";
import { dueByDefault } from "../../rules/dueDate.ts";
import {
  addsDirectManager,
  groupsUnderThreshold,
  managerWhoJoins,
  subjectTakesPart,
  whyNotLaunch,
} from "../../rules/launch.ts";
import { whyNotInvite } from "../../rules/participants.ts";
import { freeze } from "../../rules/questionnaire.ts";
import { onlyAsked } from "#weights/rules/matrix.ts";
import { readCurrentWeights } from "#weights/server/queries.ts";
import { isEntitled, standpointOf } from "../../rules/relations.ts";
import { moveFacts, whyNotMove } from "../../rules/status.ts";
import { whyNotEvaluate } from "../../rules/subject.ts";
import { inviteLater } from "../invitations.ts";
import { groupsToHide } from "../overlap.ts";
import { present } from "../present.ts";
import { lockManageable, type Known } from "../queries/access.ts";
import { findDeviation } from "../queries/deviation.ts";
import { saveStatus } from "../queries/evaluations.ts";
import {
  findPerson,
  insertParticipants,
  listParticipants,
  type InvitedPerson,
  type ParticipantRecord,
} from "../queries/participants.ts";
import { readDraftQuestionnaire, saveQuestionnaire } from "../queries/questionnaires.ts";
import { readSubjectChoice } from "../queries/subject.ts";

/** Checks, completes, freezes and invites, all or nothing, under the lock of the evaluation (§4 of docs/product-decisions.md). */
export const launchEvaluationEndpoint = handle(evaluationsContract.launch, async (call) => {
  const { input, actor, tx, services } = call;
  const known = await lockManageable(tx, actor, input.id);
  const { evaluation } = known;
  refuseIf(whyNotMove(evaluation.status, "in_progress", moveFacts(evaluation)));
  const company = await readCompany(tx, actor.companyId);
  const today = dayIn(company.timeZone, services.now());
  const items = freeze(await readDraftQuestionnaire(tx, evaluation));
  const participants = await listParticipants(tx, evaluation);
  const invited = participants.filter(({ role }) => role !== "subject");
  refuseIf(
    whyNotLaunch({
      ...evaluation,
      subject: known.subject,
      itemCount: items.length,
      invitedCount: invited.length,
    }),
  );
  // It would close at once.
  if (evaluation.dueOn && evaluation.dueOn < today) refuse("invalid_data", { dueOn: { reason: "format" } });
  await refuseWrongSubject(tx, actor, known);
  refuseMisplaced(known, company, invited);
  if (!input.acceptsSmallGroups) await refuseHiddenGroups(call, known, { company, items, invited, today });

  const { people, managerMissing } = await seatEveryone(tx, services, known, participants);
  await saveQuestionnaire(tx, evaluation, services.newId(), items);
  const matrix = await readCurrentWeights(tx, actor.companyId);
  const askedSkills = items.flatMap(({ skill }) => (skill ? [skill] : []));
  await saveStatus(tx, evaluation, services.now(), "in_progress", {
    launchedOn: today,
    // Without an end, responses and the links to their authors would stay for ever.
    dueOn: evaluation.dueOn ?? dueByDefault(today, company.defaultDuration),
    threshold: company.anonymityThreshold,
    weights: onlyAsked(matrix.weights, askedSkills),
    weightsVersion: matrix.version,
    pooledSdTenths: await findDeviation(tx, actor.companyId),
    release: company.release,
    teamManagerReads: company.teamManagerReadsReports,
  });
  await inviteLater(tx, services, evaluation, people);
  await audit(tx, call, {
    action: "evaluation.launched",
    objectType: "evaluation",
    objectId: evaluation.id,
    details: { invitations: people.length, managerMissing },
  });
  return { evaluation: await present(tx, actor, evaluation.id), invitations: people.length, managerMissing };
});

/** An only owner may have been joined since the draft by somebody who could evaluate them. */
async function refuseWrongSubject(tx: Tenant, actor: Actor, { evaluation, facts }: Known) {
  const subjectId = facts.subjectId;
  if (subjectId !== facts.authorId || evaluation.evaluationType === "self") return;
  refuseIf(
    whyNotEvaluate(
      await readSubjectChoice(tx, actor, { ...evaluation, authorId: facts.authorId, subjectId }),
    ),
  );
}

/** What would not be shown needs a second yes; the groups that another report hides are named. */
async function refuseHiddenGroups(
  { tx, services }: { tx: Tenant; services: Services },
  { evaluation, facts }: Known,
  {
    company,
    items,
    invited,
    today,
  }: { company: Company; items: QuestionnaireItem[]; invited: ParticipantRecord[]; today: string },
) {
  if (!facts.subjectId) return;
  const threshold = company.anonymityThreshold;
  const small = groupsUnderThreshold(invited, threshold, evaluation.evaluationType);
  const hidden = await groupsToHide(tx, services, {
    companyId: company.id,
    subjectProfileId: facts.subjectId,
    items,
    members: invited.flatMap(({ role, person: { id } }) => (role === "subject" ? [] : [{ id, role }])),
    threshold,
    today,
  });
  if (small.length === 0 && hidden.length === 0) return;
  refuse(
    "small_group_needs_confirmation",
    Object.fromEntries(hidden.map((role) => [role, { reason: "other_report" }])),
  );
}

/** Rights and departures since the draft: each person must still fit where they are. */
function refuseMisplaced(
  { evaluation, facts }: Known,
  company: Company,
  invited: readonly ParticipantRecord[],
) {
  for (const { person, role } of invited) {
    const joinsAnyway = role === "manager" && person.id === facts.subjectDirectManagerId && person.isActive;
    if (role === "subject" || joinsAnyway) continue;
    const readsReport = isEntitled(standpointOf(person, facts), {
      teamManagerReads: company.teamManagerReadsReports,
    });
    const candidate = {
      ...person,
      isSubject: person.id === facts.subjectId,
      alreadyParticipant: false,
      readsReport,
    };
    refuseIf(whyNotInvite(candidate, role, { evaluationType: evaluation.evaluationType, invitedCount: 0 }));
  }
}

/** Adds the direct manager and the person evaluated; answers with everyone to invite. */
async function seatEveryone(
  tx: Tenant,
  services: Services,
  { evaluation, facts }: Known,
  participants: readonly ParticipantRecord[],
): Promise<{ people: InvitedPerson[]; managerMissing: boolean }> {
  const people = participants.map(({ person }) => person);
  const isSeated = (person: InvitedPerson) => participants.some((one) => one.person.id === person.id);
  const seat = async (person: InvitedPerson, role: "manager" | "subject") => {
    await insertParticipants(tx, evaluation, [
      {
        id: services.newId(),
        profileId: person.id,
        role,
        createdAt: services.now(),
      },
    ]);
  };
  const findActive = async (profileId: string | null) => {
    const person = profileId ? await findPerson(tx, evaluation.companyId, profileId) : null;
    return person?.isActive ? person : null;
  };

  let managerMissing = false;
  if (addsDirectManager(evaluation.evaluationType)) {
    const manager = await findActive(facts.subjectDirectManagerId);
    managerMissing = manager === null;
    const joining = managerWhoJoins(evaluation.evaluationType, manager, participants);
    if (joining) {
      await seat(joining, "manager");
      people.push(joining);
    }
    if (managerMissing)
      services.log.warn({ evaluationId: evaluation.id }, "launched without a direct manager");
  }
  const subject = await findActive(facts.subjectId);
  if (subject && !isSeated(subject)) {
    if (subjectTakesPart(evaluation)) await seat(subject, "subject");
    people.push(subject);
  }
  return { people, managerMissing };
}
