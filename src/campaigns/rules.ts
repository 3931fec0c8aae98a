import type { StartFailure } from "#evaluations/contract/evaluation.ts";
import { isUnderThreshold, getInvitedRoles } from "#evaluations/rules/launch.ts";
import type { ReminderFacts } from "#evaluations/rules/reminders.ts";
import { isBeforeLaunch, whyNotRemove } from "#evaluations/rules/status.ts";
import type { EvaluationStatus, EvaluationType, Phase } from "#evaluations/vocabulary.ts";
import { isAwaited, listNominatedRoles } from "#nominations/rules.ts";
import type { NominationStatus } from "#nominations/vocabulary.ts";
import type { ErrorCode } from "#platform/errors.ts";
import { fold } from "#platform/searchWords.ts";
import { withoutMarks } from "#platform/withoutMarks.ts";

import type { MissingPerson, TitlePositions } from "./contract.ts";
import { maxPeople } from "./rules/selection.ts";
import { campaignStates } from "./vocabulary.ts";

/** Skills whose questions a campaign asks, at most. */
export const maxSkills = 40;

/** A person's job, as a position of the catalogue or as a title in their own words. */
export interface PersonJob {
  jobPositionId: string | null;
  jobTitle: string | null;
}

/** Finds the position that gives a person's questions: their own, else the one that was accepted for their free title. */
export function makePositionFinder(titles: TitlePositions): (person: PersonJob) => string | null {
  // Of a title that is named twice, the first position.
  const accepted = new Map(titles.toReversed().map(({ title, positionId }) => [fold(title), positionId]));
  return ({ jobPositionId, jobTitle }) =>
    jobPositionId ?? (jobTitle === null ? null : (accepted.get(fold(jobTitle)) ?? null));
}

/** The free titles for which no position is accepted yet, and how many people have one. */
export function selectUnacceptedTitles<Title extends { title: string; count: number }>(
  { count, titles }: { count: number; titles: readonly Title[] },
  accepted: TitlePositions,
): { count: number; titles: Title[] } {
  const findPosition = makePositionFinder(accepted);
  const isAccepted = ({ title }: Title) => findPosition({ jobPositionId: null, jobTitle: title }) !== null;
  const settled = titles.filter((one) => isAccepted(one)).reduce((sum, one) => sum + one.count, 0);
  return { count: count - settled, titles: titles.filter((one) => !isAccepted(one)) };
}

/** As many positions as are accepted for free titles, the last ones. */
const maxAcceptedTitles = 500;

/** Positions accepted later stand for those that were accepted before for the same title. */
export function mergeTitles(before: TitlePositions, added: TitlePositions): TitlePositions {
  const anew = new Set(added.map(({ title }) => fold(title)));
  return [...before.filter(({ title }) => !anew.has(fold(title))), ...added].slice(-maxAcceptedTitles);
}

/** Why the people evaluated cannot be asked to propose their colleagues. */
export const whyNotNominate = (
  type: EvaluationType,
  { today, nominationDueOn, dueOn }: { today: string; nominationDueOn: string; dueOn: string },
): ErrorCode | null =>
  listNominatedRoles(type).includes("peer") && nominationDueOn >= today && nominationDueOn <= dueOn
    ? null
    : "invalid_data";

/** Why a campaign cannot be due on that day: its people propose their colleagues first. */
export const whyNotBeDue = (
  { nomination }: { nomination: { dueOn: string } | null },
  dueOn: string,
): ErrorCode | null => (nomination && dueOn < nomination.dueOn ? "due_before_proposals" : null);

/** Colleagues proposed for each person: one more than the threshold unless chosen, so that one absence does not mask the group. */
export const computeWantedColleagues = (
  type: EvaluationType,
  threshold: number,
  chosen: number | null = null,
): number => (getInvitedRoles(type).includes("peer") ? Math.max(threshold, chosen ?? threshold + 1) : 0);

/** Why a choice of that many people makes no campaign. */
export const whyNotCreate = (count: number): ErrorCode | null =>
  count === 0 ? "campaign_of_nobody" : count > maxPeople ? "campaign_too_large" : null;

/** Why its name, its due date and its people do not change any more. */
export const whyNotChange = ({ isLaunched }: { isLaunched: boolean }): ErrorCode | null =>
  isLaunched ? "campaign_launched" : null;

/** Why these people are not added to those who are in it. */
export const whyNotAdd = (added: number, existing: readonly LineQuestionsState[]): ErrorCode | null =>
  added === 0 ? "nobody_to_add" : (whyNotCreate(added + existing.length) ?? whyNotGive(existing));

/** Why one person is not taken out. */
export const whyNotTakeOut = (
  campaign: { isLaunched: boolean },
  { status }: { status: EvaluationStatus },
): ErrorCode | null => whyNotChange(campaign) ?? whyNotRemove(status);

interface Editable extends Launchable {
  isEdited: boolean;
}

/** The participants were not decided by a person: others may be proposed. */
export const isProposedAgain = ({ status, nomination, isEdited }: Editable): boolean =>
  status === "draft" && !nomination && !isEdited;

/** Why participants cannot be proposed again; null when they can. */
export const whyNotPropose = (
  campaign: { isLaunched: boolean; evaluationType: EvaluationType },
  lines: readonly Editable[],
): ErrorCode | null => {
  const refused = whyNotChange(campaign);
  if (refused) return refused;
  const asksColleagues = getInvitedRoles(campaign.evaluationType).includes("peer");
  return asksColleagues && lines.some((line) => isProposedAgain(line)) ? null : "nothing_to_propose";
};

/** Why there is nothing to launch, or nothing any more. */
export const whyNotLaunchCampaign = (lines: readonly Launchable[]): ErrorCode | null =>
  whyNotGive(lines) ?? (lines.some((line) => isLaunchable(line)) ? null : "nothing_to_launch");

interface LineQuestionsState {
  awaitsQuestions: boolean;
}

/** Its questions come from one place: until all drafts have them, none come from another, and nothing is launched. */
const whyNotGive = (lines: readonly LineQuestionsState[]): ErrorCode | null =>
  isPreparing(lines) ? "campaign_preparing" : null;

export const isPreparing = (lines: readonly LineQuestionsState[]): boolean =>
  lines.some(({ awaitsQuestions }) => awaitsQuestions);

interface Launchable extends LineQuestionsState {
  status: EvaluationStatus;
  questionCount: number;
  nomination: { status: NominationStatus } | null;
}

/** A draft that asks something and whose people are decided: what its person proposes is not awaited any more. */
export const isLaunchable = (line: Launchable): boolean =>
  line.status === "draft" &&
  !line.awaitsQuestions &&
  !hasNothingToAsk(line) &&
  !(line.nomination && isAwaited(line.nomination.status));

/** A draft without a question or a value: the position of its person has none. */
export const hasNothingToAsk = ({
  status,
  questionCount,
  awaitsQuestions,
}: Omit<Launchable, "nomination">): boolean => status === "draft" && questionCount === 0 && !awaitsQuestions;

/** Why nothing is given questions. */
export const whyNotSetQuestions = (lines: readonly Omit<Launchable, "nomination">[]): ErrorCode | null =>
  whyNotGive(lines) ?? (lines.some((line) => hasNothingToAsk(line)) ? null : "nothing_without_questions");

interface LineWithForecast extends Launchable {
  startFailure: StartFailure | null;
  readability: readonly { count: number }[];
}

/**
 * Whether launching it asks for a confirmation: a group under the threshold, or one that another report of the same person
 * would hide, which only the launch itself finds.
 */
export const requiresSmallGroupConfirmation = (line: LineWithForecast, threshold: number): boolean =>
  isLaunchable(line) &&
  (line.startFailure === "small_group_needs_confirmation" ||
    line.readability.some((group) => isUnderThreshold(group, threshold)));

/** The people evaluated were asked to propose their colleagues. */
export const isNominated = (lines: readonly Pick<Launchable, "nomination">[]): boolean =>
  lines.some(({ nomination }) => nomination !== null);

/** Some of it has started: what one comes for is who is awaited. */
export const isFollowed = (campaign: {
  isLaunched: boolean;
  lines: readonly { status: EvaluationStatus }[];
}): boolean => campaign.isLaunched && campaign.lines.some(({ status }) => !isBeforeLaunch(status));

/** How many lines are in each phase; what is completed is in none any more. */
export function countPhases(
  lines: readonly { status: EvaluationStatus; isAllIn: boolean }[],
): Record<Phase | "done", number> {
  const counts = { preparing: 0, answering: 0, report: 0, done: 0 };
  for (const { status, isAllIn } of lines)
    if (isBeforeLaunch(status)) counts.preparing += 1;
    else if (status === "in_progress") counts[isAllIn ? "report" : "answering"] += 1;
    else counts[status === "review" ? "report" : "done"] += 1;
  return counts;
}

interface Participation {
  /** Null of those who are in no team. */
  team: string | null;
  people: number;
  asked: number;
  answered: number;
}

/** Who has finished, never what: by team of the people evaluated, those without one last. */
export function sumParticipationByTeam(
  lines: readonly { team: string | null; askedCount: number; answeredCount: number }[],
): Participation[] {
  const teams = new Map<string | null, Participation>();
  for (const { team, askedCount, answeredCount } of lines) {
    const sum = teams.get(team) ?? { team, people: 0, asked: 0, answered: 0 };
    teams.set(team, {
      team,
      people: sum.people + 1,
      asked: sum.asked + askedCount,
      answered: sum.answered + answeredCount,
    });
  }
  return [...teams.values()].toSorted(
    (a, b) => Number(a.team === null) - Number(b.team === null) || (a.team ?? "").localeCompare(b.team ?? ""),
  );
}

/**
 * Turns a missing participant into the facts of the reminder rules: their parts are pending, and readers cannot remind
 * themselves.
 */
export const toReminderFacts = (
  { person, isActive, isInvited, remindedAt }: MissingPerson,
  readerId: string,
): ReminderFacts => ({
  status: "pending",
  isActive,
  isInvited,
  isOneself: person.id === readerId,
  remindedAt,
});

/**
 * By person, how many evaluations of a campaign they are asked for: those most asked first, and those who are asked as often
 * by name.
 */
export function countRequestsByPerson(
  lines: readonly { invited: readonly { person: Named }[] }[],
): Map<string, number> {
  const requests = new Map<string, { count: number; name: string }>();
  for (const { invited } of lines)
    for (const { person } of invited) {
      const count = (requests.get(person.id)?.count ?? 0) + 1;
      requests.set(person.id, { count, name: fold(withoutMarks(`${person.lastName} ${person.firstName}`)) });
    }
  const ordered = [...requests].toSorted(
    ([, a], [, b]) => b.count - a.count || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
  return new Map(ordered.map(([id, { count }]) => [id, count]));
}

interface Named {
  id: string;
  firstName: string;
  lastName: string;
}

/** What the list of campaigns can be narrowed to, and its orders, the usual one first. */
export const campaignFilters = { state: campaignStates } as const;
