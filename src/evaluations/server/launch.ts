import { readCompany, type Company } from "#company/server/queries.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { selectAskedWeights } from "#weights/rules/matrix.ts";
import { readCurrentWeights } from "#weights/server/queries.ts";
import type { QuestionnaireItem } from "../contract/questionnaire.ts";
import { computeDefaultDueDate } from "../rules/dueDate.ts";
import {
  addsDirectManager,
  listGroupsUnderThreshold,
  findJoiningManager,
  subjectTakesPart,
  whyNotLaunch,
} from "../rules/launch.ts";
import { whyNotInvite } from "../rules/participants.ts";
import { freezeQuestionnaire } from "../rules/questionnaire.ts";
import { isEntitled, resolveStandpoint } from "../rules/relations.ts";
import { whyNotEvaluate } from "../rules/subject.ts";
import { inviteLater, inviteWithOthers } from "./invitations.ts";
import { toMoveFacts, whyNotMove } from "../rules/status.ts";
import { resolveLaunchNotice } from "./launchNotice.ts";
import { readCompanyToday } from "./today.ts";
import { listGroupsToHide, refuseHidden } from "./overlap.ts";
import type { LoadedEvaluation } from "./queries/access.ts";
import { findDeviation } from "./queries/deviation.ts";
import { saveStatus } from "./queries/evaluations.ts";
import {
  findPerson,
  insertParticipants,
  listParticipants,
  type InvitedPerson,
  type ParticipantRecord,
} from "./queries/participants.ts";
import { evaluationPorts, type EvaluationPorts } from "./ports.ts";
import { resolveLaunchRelease } from "./queries/publishers.ts";
import { readDraftQuestionnaire, saveQuestionnaire } from "./queries/questionnaires.ts";
import { readSubjectChoice } from "./queries/subject.ts";

/** The actor who launches, or who planned the launch. */
export type Launcher = Pick<Actor, "companyId" | "profileId" | "role" | "isAdmin" | "at">;

/** What checkLaunch has read and validated, for the launch under the same lock. */
export interface CheckedLaunch {
  company: Company;
  items: QuestionnaireItem[];
  participants: ParticipantRecord[];
  reportModel: ReportModel;
}
type ReportModel = Awaited<ReturnType<EvaluationPorts["findReportModel"]>>;

/** Launches a locked evaluation now: used by every launch with an actor. */
export async function launchNow(
  tx: Tenant,
  call: LaunchContext & { actor: Launcher },
  loaded: LoadedEvaluation,
  { acceptsSmallGroups = false }: { acceptsSmallGroups?: boolean | undefined },
): Promise<{ invitations: number; managerMissing: boolean }> {
  const { actor, services } = call;
  const { evaluation } = loaded;
  refuseIf(whyNotMove(evaluation.status, "in_progress", toMoveFacts(evaluation)));
  const today = await readCompanyToday(tx, services, actor.companyId);
  const checked = await checkLaunch(tx, actor, loaded, { day: today, acceptsSmallGroups });
  return launch(tx, call, loaded, { today, checked });
}

/**
 * Refuses an evaluation that cannot be launched on that day; only reads. A launch now, a plan and a planned start at its
 * hour run the same checks. Under the lock of the evaluation.
 */
export async function checkLaunch(
  tx: Tenant,
  launcher: Launcher,
  loaded: LoadedEvaluation,
  { day, acceptsSmallGroups }: { day: string; acceptsSmallGroups: boolean },
): Promise<CheckedLaunch> {
  const { evaluation } = loaded;
  const company = await readCompany(tx, evaluation.companyId);
  const reportModel = await evaluationPorts.findReportModel(tx, evaluation.companyId);
  const showsComments = reportModel?.showsComments ?? true;
  const items = freezeQuestionnaire(await readDraftQuestionnaire(tx, evaluation), { showsComments });
  const participants = await listParticipants(tx, evaluation);
  const invited = participants.filter(({ role }) => role !== "subject");
  refuseIf(
    whyNotLaunch({
      ...evaluation,
      subject: loaded.subject,
      itemCount: items.length,
      invitedCount: invited.length,
      awaitsNomination: await evaluationPorts.awaitsNomination(tx, evaluation),
    }),
  );
  // It would close at once.
  if (evaluation.dueOn && evaluation.dueOn < day) refuse("invalid_data", { dueOn: { reason: "format" } });
  await refuseWrongSubject(tx, launcher, loaded);
  refuseWrongRoles(loaded, company, invited);
  if (!acceptsSmallGroups) await refuseHiddenGroups(tx, loaded, { company, items, invited, today: day });
  return { company, items, participants, reportModel };
}

interface LaunchContext {
  /** Without a profile the launch is automatic. */
  actor: { companyId: string; profileId: string | null };
  services: Services;
  requestId: string | null;
}

/** Completes, freezes and invites, all or nothing (§4 of docs/product-decisions.md), as checked under the same lock. */
export async function launch(
  tx: Tenant,
  by: LaunchContext,
  loaded: LoadedEvaluation,
  {
    today,
    checked: { company, items, participants, reportModel },
    launchKey = null,
  }: { today: string; checked: CheckedLaunch; launchKey?: string | null },
): Promise<{ invitations: number; managerMissing: boolean }> {
  const { services } = by;
  const { evaluation } = loaded;
  const { companyId } = evaluation;
  const { people, managerMissing } = await addMissingParticipants(tx, services, loaded, participants);
  await saveQuestionnaire(tx, evaluation, services.newId(), items);
  const matrix = await readCurrentWeights(tx, companyId);
  const showsComments = reportModel?.showsComments ?? true;
  const askedSkills = items.flatMap(({ skill }) => (skill ? [skill] : []));
  await saveStatus(tx, evaluation, services.now(), "in_progress", {
    launchedOn: today,
    // Without an end, responses and the links to their authors would stay for ever.
    dueOn: evaluation.dueOn ?? computeDefaultDueDate(today, company.defaultDuration),
    threshold: company.anonymityThreshold,
    weights: selectAskedWeights(matrix.weights, askedSkills),
    weightsVersion: matrix.version,
    pooledSdTenths: await findDeviation(tx, companyId),
    release: await resolveLaunchRelease(tx, company, evaluation, services.now()),
    teamManagerReads: company.teamManagerReadsReports,
    noticeVersion: await resolveLaunchNotice(tx, services, companyId),
    reportLayout: reportModel?.layout ?? null,
    showsComments,
    // A comment that the report leaves out is not mandatory.
    commentsMandatory: evaluation.commentsMandatory && showsComments,
  });
  if (launchKey)
    await inviteWithOthers(tx, services, { companyId, id: evaluation.id, launch: launchKey }, people);
  else await inviteLater(tx, services, evaluation, people);
  await audit(tx, by, {
    action: "evaluation.launched",
    objectType: "evaluation",
    objectId: evaluation.id,
    details: { invitations: people.length, managerMissing },
  });
  return { invitations: people.length, managerMissing };
}

/** Since the draft of an only owner, a person who could evaluate them may have joined. */
async function refuseWrongSubject(tx: Tenant, actor: Launcher, { evaluation, facts }: LoadedEvaluation) {
  const subjectId = facts.subjectId;
  if (subjectId !== facts.authorId || evaluation.evaluationType === "self") return;
  refuseIf(
    whyNotEvaluate(
      await readSubjectChoice(tx, actor, { ...evaluation, authorId: facts.authorId, subjectId }),
    ),
  );
}

/** Groups that would not be shown need a confirmation; those that another report hides are named. */
async function refuseHiddenGroups(
  tx: Tenant,
  { evaluation, facts }: LoadedEvaluation,
  {
    company,
    items,
    invited,
    today,
  }: { company: Company; items: QuestionnaireItem[]; invited: ParticipantRecord[]; today: string },
) {
  if (!facts.subjectId) return;
  const threshold = company.anonymityThreshold;
  const small = listGroupsUnderThreshold(invited, threshold, evaluation.evaluationType);
  const hidden = await listGroupsToHide(tx, {
    companyId: company.id,
    subjectProfileId: facts.subjectId,
    items,
    participants: invited,
    threshold,
    day: today,
  });
  if (small.length > 0 || hidden.length > 0) refuseHidden(hidden);
}

/** Checks rights and departures since the draft: each participant must still fit their role. */
function refuseWrongRoles(
  { evaluation, facts }: LoadedEvaluation,
  company: Company,
  invited: readonly ParticipantRecord[],
) {
  for (const { person, role } of invited) {
    const joinsAnyway = role === "manager" && person.id === facts.subjectDirectManagerId && person.isActive;
    if (role === "subject" || joinsAnyway) continue;
    const readsReport = isEntitled(resolveStandpoint(person, facts), {
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

/** Adds the direct manager and the person evaluated; returns all to invite. */
async function addMissingParticipants(
  tx: Tenant,
  services: Services,
  { evaluation, facts }: LoadedEvaluation,
  participants: readonly ParticipantRecord[],
): Promise<{ people: InvitedPerson[]; managerMissing: boolean }> {
  const people = participants.map(({ person }) => person);
  const isParticipant = (person: InvitedPerson) => participants.some((one) => one.person.id === person.id);
  const addParticipant = async (person: InvitedPerson, role: "manager" | "subject") => {
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
    const joining = findJoiningManager(evaluation.evaluationType, manager, participants);
    if (joining) {
      await addParticipant(joining, "manager");
      people.push(joining);
    }
    if (managerMissing)
      services.log.warn({ evaluationId: evaluation.id }, "launched without a direct manager");
  }
  const subject = await findActive(facts.subjectId);
  if (subject && !isParticipant(subject)) {
    if (subjectTakesPart(evaluation)) await addParticipant(subject, "subject");
    people.push(subject);
  }
  return { people, managerMissing };
}
