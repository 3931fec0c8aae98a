import { daysAfter, monthsAfter } from "#platform/calendarDays.ts";
import type { ObjectiveStatus } from "../vocabulary.ts";
import type {
  CheckpointObstacle,
  CheckpointProgress,
  CheckpointState,
  LaunchObstacle,
} from "../vocabulary/checkpoints.ts";

/** One takes stock again from three to six months after the report, both days included. */
const opensAfterMonths = 3;
const closesAfterMonths = 6;
/** How long a request waits to be launched. */
export const answerDays = 30;
/** How long a refusal stands: until then the same report is not asked about again. */
const refusalDays = 30;

export interface CheckpointWindow {
  opensOn: string;
  closesOn: string;
}

/** @param releasedOn the day of the earlier report, by the clock of the company */
export const computeWindow = (releasedOn: string): CheckpointWindow => ({
  opensOn: monthsAfter(releasedOn, opensAfterMonths),
  closesOn: monthsAfter(releasedOn, closesAfterMonths),
});

interface PlannedSkill {
  skillId: string | null;
  isPrivate: boolean;
  status: ObjectiveStatus;
}

/**
 * The skills of which a plan takes stock: those of its objectives, but for what is kept for oneself and what was set aside,
 * that the earlier evaluation asked about.
 */
export const listCheckpointSkills = (
  objectives: readonly PlannedSkill[],
  asked: readonly string[],
): string[] => {
  const planned = objectives.flatMap(({ skillId, isPrivate, status }) =>
    skillId !== null && !isPrivate && status !== "set_aside" ? [skillId] : [],
  );
  return asked.filter((skillId) => planned.includes(skillId));
};

interface EarlierReport {
  /** By the clock of the company. */
  releasedOn: string;
  /** What it asked about. */
  skills: readonly { id: string }[];
}

/**
 * The report after which one takes stock: the latest that asked about a skill of the plan, among those whose window is open,
 * else among those whose window is to come; where there is none, the latest of all, which says what is missing.
 * @param reports the latest first
 * @returns null for none
 */
export function chooseReport<Report extends EarlierReport>(
  reports: readonly Report[],
  { planned, today }: { planned: readonly PlannedSkill[]; today: string },
): Report | null {
  const fitting = reports.filter(({ skills, releasedOn }) => {
    const ids = skills.map(({ id }) => id);
    return listCheckpointSkills(planned, ids).length > 0 && today <= computeWindow(releasedOn).closesOn;
  });
  const isOpen = ({ releasedOn }: Report) => computeWindow(releasedOn).opensOn <= today;
  return fitting.find(isOpen) ?? fitting[0] ?? reports[0] ?? null;
}

export interface AskFacts {
  isActive: boolean;
  /** The one after which they would (`chooseReport`); null for none. */
  report: {
    releasedOn: string;
    /** The company still offers the scale on which it was answered; on another, nothing can be compared. */
    isScaleOffered: boolean;
  } | null;
  skillCount: number;
  hasLauncher: boolean;
  /** One that was launched is not published yet. */
  isUnderWay: boolean;
  /** The day on which the latest request after this report was declined; null where it was not. */
  declinedOn: string | null;
  /** By the clock of the company. */
  today: string;
}

const computeAskAgainDay = (declinedOn: string): string => daysAfter(declinedOn, refusalDays);

/** The first day on which one may ask again after a refusal; null where the window has closed by then. */
export function findAskAgainDay(declinedOn: string, { closesOn }: CheckpointWindow): string | null {
  const day = computeAskAgainDay(declinedOn);
  return day <= closesOn ? day : null;
}

/** The first reason why a person cannot ask to take stock again; null when there is none. */
export function whyNotAsk(facts: AskFacts): CheckpointObstacle | null {
  const { report, declinedOn, today } = facts;
  if (!facts.isActive) return "plan_closed";
  if (!report) return "checkpoint_no_report";
  if (facts.isUnderWay) return "checkpoint_under_way";
  const { opensOn, closesOn } = computeWindow(report.releasedOn);
  if (today < opensOn) return "checkpoint_too_early";
  if (today > closesOn) return "checkpoint_too_late";
  if (declinedOn !== null && today < computeAskAgainDay(declinedOn)) return "checkpoint_declined";
  if (facts.skillCount === 0) return "checkpoint_no_skill";
  if (!report.isScaleOffered) return "checkpoint_scale";
  return facts.hasLauncher ? null : "checkpoint_no_launcher";
}

/** The last day on which a request can be launched. */
export const computeLastDay = (askedOn: string): string => daysAfter(askedOn, answerDays);

/** What a request has come to. */
export function resolveProgress(
  { state, askedOn }: { state: CheckpointState; askedOn: string },
  { today, canLaunch }: { today: string; canLaunch: boolean },
): CheckpointProgress {
  if (state !== "asked") return state;
  if (today > computeLastDay(askedOn)) return "lapsed";
  return canLaunch ? "waiting" : "stranded";
}

/** Why a request that waits cannot be launched. `invitedCount`: the others who are asked again, with the manager who joins. */
export function whyNotLaunchCheckpoint(facts: {
  skillCount: number;
  isScaleOffered: boolean;
  invitedCount: number;
}): LaunchObstacle | null {
  if (facts.skillCount === 0) return "checkpoint_no_skill";
  if (!facts.isScaleOffered) return "checkpoint_scale";
  return facts.invitedCount === 0 ? "checkpoint_no_one" : null;
}

/** Who launches: the earlier author; where they cannot, the person’s managers, then owners. The first who may evaluate the person. */
export const orderLaunchers = <Candidate extends { id: string }>(candidates: {
  author: readonly Candidate[];
  directManager: readonly Candidate[];
  teamManagers: readonly Candidate[];
  owners: readonly Candidate[];
}): Candidate[] => {
  const all = [
    ...candidates.author,
    ...candidates.directManager,
    ...candidates.teamManagers,
    ...candidates.owners,
  ];
  return all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index);
};
