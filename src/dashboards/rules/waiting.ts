import type { MyPart } from "#answers/contract.ts";
import type { WaitingNomination } from "#nominations/contract.ts";
import { daysBetween } from "#platform/calendarDays.ts";
import type { Dashboard, FlaggedReport, LedEvaluation, NewReport } from "../contract.ts";
import { byUrgency } from "./parts.ts";

/** Something that waits for the reader. */
export type Waiting =
  | { kind: "ownReport" | "report"; report: NewReport }
  | { kind: "answer"; part: MyPart }
  | { kind: "propose" | "decide"; nomination: WaitingNomination }
  | { kind: "flagged"; flagged: FlaggedReport }
  | { kind: "closing" | "review" | "draft"; led: LedEvaluation };

/** A collection that ends within this many days, its last day included, is said to its lead. */
const announcedDays = 2;

const endsSoon = ({ status, dueOn, answeredCount, participantCount }: LedEvaluation, today: string) =>
  status === "in_progress" &&
  answeredCount < participantCount &&
  dueOn !== null &&
  daysBetween(today, dueOn) <= announcedDays;

/**
 * « À faire », in order: one's own new report first, then answers by due date, who is
 * proposed to answer, comments that somebody flagged, then what one leads. `hasRead`: the reader has begun this report
 * on this device (docs/decisions/0077).
 */
export function waitingOf(
  {
    toDo,
    nominations,
    newReports,
    flaggedReports,
    led,
  }: Pick<Dashboard, "toDo" | "nominations" | "newReports" | "flaggedReports" | "led">,
  { today, hasRead }: { today: string; hasRead: (evaluationId: string) => boolean },
): Waiting[] {
  const own = newReports.filter(({ isMine, evaluationId }) => isMine && !hasRead(evaluationId));
  return [
    ...own.map((report) => ({ kind: "ownReport", report }) as const),
    ...byUrgency(toDo).map((part) => ({ kind: "answer", part }) as const),
    ...nominations.map(
      (nomination) => ({ kind: nomination.isMine ? "propose" : "decide", nomination }) as const,
    ),
    ...flaggedReports.map((flagged) => ({ kind: "flagged", flagged }) as const),
    ...led.filter(({ next }) => next === "review").map((one) => ({ kind: "review", led: one }) as const),
    ...led.filter((one) => endsSoon(one, today)).map((one) => ({ kind: "closing", led: one }) as const),
    ...newReports.filter(({ isMine }) => !isMine).map((report) => ({ kind: "report", report }) as const),
    ...led
      .filter(({ next }) => next === "prepare" || next === "decide" || next === "launch")
      .map((one) => ({ kind: "draft", led: one }) as const),
  ];
}

/** The evaluation that it is about. */
export function evaluationOf(waiting: Waiting): string {
  if ("part" in waiting) return waiting.part.evaluationId;
  if ("nomination" in waiting) return waiting.nomination.evaluationId;
  if ("flagged" in waiting) return waiting.flagged.evaluationId;
  return "led" in waiting ? waiting.led.evaluationId : waiting.report.evaluationId;
}
