import type { AboutMe, MyPart } from "#answers/contract.ts";
import { phases } from "#evaluations/vocabulary.ts";
import { daysBetween } from "#platform/calendarDays.ts";

/** The first due first; without a date, last; then what is already begun. */
export const sortByUrgency = (parts: readonly MyPart[]): MyPart[] =>
  parts.toSorted(
    (a, b) =>
      (a.dueOn ?? "9999").localeCompare(b.dueOn ?? "9999") ||
      b.answeredQuestions - a.answeredQuestions ||
      a.name.localeCompare(b.name),
  );

export type DueState =
  | { kind: "none" }
  | { kind: "today" }
  | { kind: "late"; days: number }
  | { kind: "by"; date: string };

/** The due day is included: late begins the day after. */
export function computeDueState(today: string, dueOn: string | null): DueState {
  if (!dueOn) return { kind: "none" };
  const days = daysBetween(today, dueOn);
  if (days === 0) return { kind: "today" };
  return days < 0 ? { kind: "late", days: -days } : { kind: "by", date: dueOn };
}

/** The next step of the reader's part: begin, go on, or review and finalise. */
export const resolveStep = ({
  answeredQuestions,
  questionCount,
}: MyPart): "start" | "continue" | "finish" => {
  if (answeredQuestions === 0) return "start";
  return answeredQuestions < questionCount ? "continue" : "finish";
};

/** The index of the phase of an evaluation about me; `phases.length` once its report can be read. */
export function getPhaseIndex({ status, reportReady }: AboutMe): number {
  if (reportReady) return phases.length;
  if (status === "draft" || status === "pending") return 0;
  return status === "in_progress" ? 1 : 2;
}

export type Turn = "mine" | "others" | "lead_prepares" | "lead_reviews" | "report_soon" | "report_ready";

/** Whose turn it is, given what I still have to answer. */
export function resolveTurn(about: AboutMe, toDo: readonly MyPart[]): Turn {
  if (about.reportReady) return "report_ready";
  if (about.status === "draft" || about.status === "pending") return "lead_prepares";
  if (about.status === "review") return "lead_reviews";
  if (about.status !== "in_progress") return "report_soon";
  return toDo.some(({ evaluationId, isSelf }) => isSelf && evaluationId === about.evaluationId)
    ? "mine"
    : "others";
}

/** The evaluations about me: those that go on, and those whose report is there, the newest first. */
export const groupCycles = (aboutMe: readonly AboutMe[]) => ({
  running: aboutMe.filter(({ status, reportReady }) => status !== "archived" && !reportReady),
  reports: aboutMe.filter(({ status, reportReady }) => status !== "archived" && reportReady),
});
