import { readCompany, type Company } from "#company/server/queries.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import type { Tenant } from "#platform/server/database.ts";
import { onlyAsked } from "#weights/rules/matrix.ts";
import { readCurrentWeights } from "#weights/server/queries.ts";
import type { QuestionnaireItem } from "../contract/questionnaire.ts";
import { dueByDefault } from "../rules/dueDate.ts";
import {
  addsDirectManager,
  groupsUnderThreshold,
  managerWhoJoins,
  subjectTakesPart,
  whyNotLaunch,
} from "../rules/launch.ts";
import { whyNotInvite } from "../rules/participants.ts";
import { freeze } from "../rules/questionnaire.ts";
import { isEntitled, standpointOf } from "../rules/relations.ts";
import { whyNotEvaluate } from "../rules/subject.ts";
import { inviteLater, inviteWithOthers } from "./invitations.ts";
import { moveFacts, whyNotMove } from "../rules/status.ts";
import { companyToday } from "./today.ts";
import { groupsToHide, refuseHidden } from "./overlap.ts";
import type { Known } from "./queries/access.ts";
import { findDeviation } from "./queries/deviation.ts";
import { saveStatus } from "./queries/evaluations.ts";
import {
  findPerson,
  insertParticipants,
  listParticipants,
  type InvitedPerson,
  type ParticipantRecord,
} from "./queries/participants.ts";
import { evaluationPorts } from "./ports.ts";
import { releaseOfLaunch } from "./queries/publishers.ts";
import { readDraftQuestionnaire, saveQuestionnaire } from "./queries/questionnaires.ts";
import { readSubjectChoice } from "./queries/subject.ts";

/** Whoever launches, or planned to. */
export type Launcher = Pick<Actor, "companyId" | "profileId" | "role" | "isAdmin" | "at">;

/** What was checked, and is asked when it is launched. */
export interface Checked {
  company: Company;
  items: QuestionnaireItem[];
  participants: ParticipantRecord[];
}

/** An evaluation that is locked is launched now: what every launch by somebody goes through. */
export async function launchNow(
  tx: Tenant,
  call: By & { actor: Launcher },
  known: Known,
  { acceptsSmallGroups = false }: { acceptsSmallGroups?: boolean | undefined },
): Promise<{ invitations: number; managerMissing: boolean }> {
  const { actor, services } = call;
  const { evaluation } = known;
  refuseIf(whyNotMove(evaluation.status, "in_progress", moveFacts(evaluation)));
  const today = await companyToday(tx, services, actor.companyId);
  const checked = await checkLaunch(tx, actor, known, { day: today, acceptsSmallGroups });
  return launch(tx, call, known, { today, checked });
}

/**
 * Refuses what cannot be launched on that day; only reads. A launch now, the plan of one and a planned one at its hour
 * ask the same. Under the lock of the evaluation.
 */
export async function checkLaunch(
  tx: Tenant,
  launcher: Launcher,
  known: Known,
  { day, acceptsSmallGroups }: { day: string; acceptsSmallGroups: boolean },
): Promise<Checked> {
  const { evaluation } = known;
  const company = await readCompany(tx, evaluation.companyId);
  const items = freeze(await readDraftQuestionnaire(tx, evaluation));
  const participants = await listParticipants(tx, evaluation);
  const invited = participants.filter(({ role }) => role !== "subject");
  refuseIf(
    whyNotLaunch({
      ...evaluation,
      subject: known.subject,
      itemCount: items.length,
      invitedCount: invited.length,
      awaitsNomination: await evaluationPorts.awaitsNomination(tx, evaluation),
    }),
  );
  // It would close at once.
  if (evaluation.dueOn && evaluation.dueOn < day) refuse("invalid_data", { dueOn: { reason: "format" } });
  await refuseWrongSubject(tx, launcher, known);
  refuseMisplaced(known, company, invited);
  if (!acceptsSmallGroups) await refuseHiddenGroups(tx, known, { company, items, invited, today: day });
  return { company, items, participants };
}

interface By {
  /** Without a profile it begins by itself. */
  actor: { companyId: string; profileId: string | null };
  services: Services;
  requestId: string | null;
}

/** Completes, freezes and invites, all or nothing (§4 of docs/product-decisions.md), what was checked under the same lock. */
export async function launch(
  tx: Tenant,
  by: By,
  known: Known,
  {
    today,
    checked: { company, items, participants },
    launchKey = null,
  }: { today: string; checked: Checked; launchKey?: string | null },
): Promise<{ invitations: number; managerMissing: boolean }> {
  const { services } = by;
  const { evaluation } = known;
  const { companyId } = evaluation;
  const { people, managerMissing } = await seatEveryone(tx, services, known, participants);
  await saveQuestionnaire(tx, evaluation, services.newId(), items);
  const matrix = await readCurrentWeights(tx, companyId);
  const askedSkills = items.flatMap(({ skill }) => (skill ? [skill] : []));
  await saveStatus(tx, evaluation, services.now(), "in_progress", {
    launchedOn: today,
    // Without an end, responses and the links to their authors would stay for ever.
    dueOn: evaluation.dueOn ?? dueByDefault(today, company.defaultDuration),
    threshold: company.anonymityThreshold,
    weights: onlyAsked(matrix.weights, askedSkills),
    weightsVersion: matrix.version,
    pooledSdTenths: await findDeviation(tx, companyId),
    release: await releaseOfLaunch(tx, company, evaluation, services.now()),
    teamManagerReads: company.teamManagerReadsReports,
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

/** An only owner may have been joined since the draft by somebody who could evaluate them. */
async function refuseWrongSubject(tx: Tenant, actor: Launcher, { evaluation, facts }: Known) {
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
  tx: Tenant,
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
  const hidden = await groupsToHide(tx, {
    companyId: company.id,
    subjectProfileId: facts.subjectId,
    items,
    participants: invited,
    threshold,
    day: today,
  });
  if (small.length > 0 || hidden.length > 0) refuseHidden(hidden);
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
