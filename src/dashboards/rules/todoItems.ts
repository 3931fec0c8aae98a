import type { MyPart } from "#answers/contract.ts";
import type { WaitingNomination } from "#nominations/contract.ts";
import { daysBetween } from "#platform/calendarDays.ts";
import type {
  Dashboard,
  FlaggedReport,
  ManagedCampaign,
  ManagedEvaluationSummary,
  NewReport,
} from "../contract.ts";
import type { ShortEvaluation } from "../contract/board.ts";
import { sortByUrgency } from "./parts.ts";

/** Something that waits for the reader. */
export type TodoItem =
  | { kind: "ownReport" | "report"; report: NewReport }
  | { kind: "answer"; part: MyPart }
  | { kind: "propose" | "decide"; nomination: WaitingNomination }
  | { kind: "flagged"; flagged: FlaggedReport }
  | { kind: "short"; short: ShortEvaluation }
  | { kind: "closing" | "review" | "draft"; led: ManagedEvaluationSummary }
  | { kind: "decideCampaign" | "closingCampaign" | "prepareCampaign"; campaign: ManagedCampaign };

/** The lead is notified of a collection that ends within this many days, its last day included. */
const announcedDays = 2;

const endsSoon = ({ dueOn }: { dueOn: string | null }, today: string) =>
  dueOn !== null && daysBetween(today, dueOn) <= announcedDays;

/** What a campaign asks of its lead first; null while its people answer. */
function toCampaignItem(campaign: ManagedCampaign, today: string): TodoItem | null {
  if (campaign.toDecide > 0) return { kind: "decideCampaign", campaign };
  if (campaign.running > 0 && endsSoon(campaign, today)) return { kind: "closingCampaign", campaign };
  return campaign.preparing > 0 ? { kind: "prepareCampaign", campaign } : null;
}

/**
 * Lists the items of « À faire », in order: the reader's own new report first, then answers and proposals by due date,
 * flagged comments, then what the reader leads. `hasRead`: the reader has begun this report on this device
 * (src/dashboards/README.md).
 */
export function listTodoItems(
  {
    toDo,
    nominations,
    newReports,
    flaggedReports,
    short,
    led,
    campaigns,
  }: Pick<
    Dashboard,
    "toDo" | "nominations" | "newReports" | "flaggedReports" | "short" | "led" | "campaigns"
  >,
  { today, hasRead }: { today: string; hasRead: (evaluationId: string) => boolean },
): TodoItem[] {
  const own = newReports.filter(({ isMine, evaluationId }) => isMine && !hasRead(evaluationId));
  return [
    ...own.map((report) => ({ kind: "ownReport", report }) as const),
    ...sortByDueDay(
      nominations.map(
        (nomination) => ({ kind: nomination.isMine ? "propose" : "decide", nomination }) as const,
      ),
      sortByUrgency(toDo).map((part) => ({ kind: "answer", part }) as const),
    ),
    ...flaggedReports.map((flagged) => ({ kind: "flagged", flagged }) as const),
    ...led.filter(({ next }) => next === "review").map((one) => ({ kind: "review", led: one }) as const),
    ...short.map((one) => ({ kind: "short", short: one }) as const),
    ...led
      .filter(
        (one) =>
          !short.some(({ evaluationId }) => evaluationId === one.evaluationId) &&
          one.status === "in_progress" &&
          one.answeredCount < one.participantCount &&
          endsSoon(one, today),
      )
      .map((one) => ({ kind: "closing", led: one }) as const),
    ...campaigns.flatMap((one) => toCampaignItem(one, today) ?? []),
    ...newReports.filter(({ isMine }) => !isMine).map((report) => ({ kind: "report", report }) as const),
    ...led
      .filter(({ next }) => next === "prepare" || next === "decide" || next === "launch")
      .map((one) => ({ kind: "draft", led: one }) as const),
  ];
}

const getDueDay = (waiting: TodoItem) =>
  ("part" in waiting ? waiting.part.dueOn : "nomination" in waiting ? waiting.nomination.dueOn : null) ??
  "9999";

/** Both in their own order, the first due first; a proposal before answers of the same day: a launch waits for it. */
const sortByDueDay = (proposals: readonly TodoItem[], answers: readonly TodoItem[]): TodoItem[] =>
  [...proposals, ...answers].toSorted((a, b) => getDueDay(a).localeCompare(getDueDay(b)));

/** The evaluation, or the campaign, that it is about. */
export function getObjectId(waiting: TodoItem): string {
  if ("campaign" in waiting) return waiting.campaign.id;
  if ("part" in waiting) return waiting.part.evaluationId;
  if ("nomination" in waiting) return waiting.nomination.evaluationId;
  if ("flagged" in waiting) return waiting.flagged.evaluationId;
  if ("short" in waiting) return waiting.short.evaluationId;
  return "led" in waiting ? waiting.led.evaluationId : waiting.report.evaluationId;
}
