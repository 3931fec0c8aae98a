import { administers } from "#accounts/rules/administering.ts";
import type { ErrorCode } from "#platform/errors.ts";
import { listCapabilities } from "#people/rules.ts";
import type { Role } from "#platform/vocabulary.ts";
import type { EvaluationStatus, EvaluationType, ParticipantRole, ParticipantStatus } from "../vocabulary.ts";
import type { ReportReader } from "../vocabulary/readers.ts";
import { isProtected } from "./enumerations.ts";
import { listReportReaders } from "./readers.ts";
import { isBeforeLaunch } from "./status.ts";

export type Relation = ReportReader;

export interface PersonFacts {
  id: string;
  role: Role;
  isAdmin: boolean;
}

export interface EvaluationFacts {
  authorId: string;
  subjectId: string | null;
  subjectDirectManagerId: string | null;
  /** The managers of the teams of the person evaluated. */
  subjectTeamManagerIds: readonly string[];
}

/** Everything that binds a person to an evaluation now; read again on every request. */
export interface Standpoint {
  relations: readonly Relation[];
  /** Runs evaluations at all. */
  evaluates: boolean;
  /** The person's own part, null when not asked to answer. */
  part: { role: ParticipantRole; status: ParticipantStatus } | null;
}

/**
 * A person whom the person evaluated made admin, owner or team manager this many days before the launch, or since,
 * directly or through others, neither runs nor reads nor publishes the evaluation (§2 of docs/product-decisions.md).
 */
export const promotedWithinDays = 90;

/** An author or a team's manager who lost the role keeps nothing of it; a direct manager needs none. */
export function resolveStandpoint(
  person: PersonFacts,
  evaluation: EvaluationFacts,
  part: Standpoint["part"] = null,
  { isPromotedBySubject = false } = {},
): Standpoint {
  const evaluates = listCapabilities(person).includes("evaluate");
  if (isPromotedBySubject && evaluation.subjectId !== person.id) return { relations: [], evaluates, part };
  const held: Record<Relation, boolean> = {
    subject: evaluation.subjectId === person.id,
    direct_manager: evaluation.subjectDirectManagerId === person.id,
    author: evaluates && evaluation.authorId === person.id,
    administration: administers(person),
    team_manager: evaluates && evaluation.subjectTeamManagerIds.includes(person.id),
  };
  const relations = (Object.keys(held) as Relation[]).filter((relation) => held[relation]);
  return { relations, evaluates, part };
}

const is = ({ relations }: Pick<Standpoint, "relations">, relation: Relation) => relations.includes(relation);

export interface ManagedFacts {
  evaluationType: EvaluationType;
  status: EvaluationStatus;
  launchedOn: string | null;
}

/**
 * May prepare and run it, and sees names and who has answered; others see totals. Being the subject beats every
 * other right; what is left is a self-evaluation of one's own, and the draft of a company's only owner, who from
 * launch on only takes part.
 */
export function mayManage(who: Standpoint, { evaluationType, status, launchedOn }: ManagedFacts): boolean {
  if (!who.evaluates) return false;
  const isPrepared = isBeforeLaunch(status) || launchedOn === null;
  if (is(who, "subject")) return is(who, "author") && (evaluationType === "self" || isPrepared);
  return who.relations.length > 0;
}

/** May open the campaign in which it was prepared: who prepared it, owners and admins (campaigns/server/queries.ts). */
export const mayOpenCampaign = (
  who: Standpoint,
  evaluation: ManagedFacts & { campaignId: string | null },
): boolean =>
  evaluation.campaignId !== null &&
  mayManage(who, evaluation) &&
  !is(who, "subject") &&
  (is(who, "author") || is(who, "administration"));

/** Of an author who still runs evaluations: the person evaluated promoted them, so that nothing is done in their name. */
export const isPromotedAuthor = (author: Standpoint) =>
  author.evaluates && !is(author, "author") && !is(author, "subject");

/** May open the control room: those who manage it and, once launched, the person evaluated, with totals only. */
export const mayRead = (who: Standpoint, evaluation: ManagedFacts): boolean =>
  mayManage(who, evaluation) ||
  (who.evaluates &&
    is(who, "subject") &&
    evaluation.launchedOn !== null &&
    !isBeforeLaunch(evaluation.status));

/** The reason of a refusal to answer goes to the evaluation lead alone (§4 of docs/product-decisions.md). */
export const seesDeclineNotes = (who: Standpoint) => is(who, "author") && !is(who, "subject");

export interface ReportFacts {
  status: EvaluationStatus;
  /** A snapshot exists: distinguishes an archived evaluation that was completed from one that never was. */
  hasReport: boolean;
  teamManagerReads: boolean;
}

/** May open the report now (§5 of docs/product-decisions.md). Having answered in a protected group closes it for good. */
export function mayReadReport(
  who: Standpoint,
  { status, hasReport, teamManagerReads }: ReportFacts,
): boolean {
  if (!hasReport || !isEntitled(who, { teamManagerReads }) || hasAnsweredInProtectedGroup(who)) return false;
  if (status === "completed" || status === "archived") return true;
  return status === "review" && !is(who, "subject");
}

export const whyNotReadReport = (who: Standpoint, report: ReportFacts): ErrorCode | null =>
  mayReadReport(who, report) ? null : "evaluation_not_found";

/**
 * May know that the report is not there yet (design §6.4): those who run the evaluation, with how many are missing, and
 * the person evaluated, without any count. Null for all other readers, and where no report is to come.
 */
export function awaitsReport(
  who: Standpoint,
  evaluation: ManagedFacts,
  report: Omit<ReportFacts, "status">,
): "lead" | "subject" | null {
  const isOver = evaluation.status === "completed" || evaluation.status === "archived";
  if (isOver || mayReadReport(who, { ...report, status: evaluation.status })) return null;
  if (mayManage(who, evaluation)) return "lead";
  const isUnderWay = evaluation.launchedOn !== null && !isBeforeLaunch(evaluation.status);
  return is(who, "subject") && isUnderWay ? "subject" : null;
}

/**
 * Why a person may not read through and publish a report (§5 of docs/product-decisions.md): its readers may, never the
 * person evaluated, never a manager who answered. Those who may not read it get `evaluation_not_found`.
 */
export function whyNotPublish(who: Standpoint, report: ReportFacts): ErrorCode | null {
  if (is(who, "subject") || !mayReadReport(who, report)) return "evaluation_not_found";
  if (report.status === "archived") return "evaluation_archived";
  if (report.status !== "review") return "evaluation_closed";
  return hasAnsweredAsManager(who) ? "forbidden" : null;
}

/**
 * Why a person may not flag a comment: the person evaluated alone may, on a report that they may read (§5 of
 * docs/product-decisions.md).
 */
export const whyNotFlag = (who: Standpoint, report: ReportFacts): ErrorCode | null =>
  is(who, "subject") && mayReadReport(who, report) ? null : "evaluation_not_found";

/**
 * Why a person may not decide about a flagged comment of a released report: those may who may publish one, never a
 * manager who answered.
 */
export function whyNotDecideFlag(who: Standpoint, report: ReportFacts): ErrorCode | null {
  if (is(who, "subject") || report.status === "review" || !mayReadReport(who, report))
    return "evaluation_not_found";
  return hasAnsweredAsManager(who) ? "forbidden" : null;
}

/** An owner notified that no one can decide about a flagged comment: never one who may not know of the evaluation. */
export const isNotifiedOfUndecidedFlag = (who: Standpoint): boolean =>
  !is(who, "subject") && is(who, "administration");

const hasAnsweredAsManager = ({ part }: Standpoint) =>
  part?.role === "manager" && part.status === "completed";

/** Will surely be able to publish once the collection is closed: entitled to the report, and asked for no answer. */
export const isSurePublisher = (who: Standpoint, facts: Pick<ReportFacts, "teamManagerReads">): boolean =>
  who.part === null && !is(who, "subject") && isEntitled(who, facts);

/** Is one of the readers announced to those who answer. */
export const isEntitled = (
  who: Pick<Standpoint, "relations">,
  facts: { teamManagerReads: boolean },
): boolean => listReportReaders({ ...facts, authorIsSubject: false }).some((reader) => is(who, reader));

const hasAnsweredInProtectedGroup = ({ part }: Standpoint) =>
  part !== null && isProtected(part.role) && part.status === "completed";
