import type { MyPart } from "#answers/contract.ts";
import type { WaitingCheckpoint } from "#development/contract/waiting.ts";
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
  | { kind: "ownReport" | "report"; about: NewReport }
  | { kind: "answer"; about: MyPart }
  | { kind: "propose" | "decide"; about: WaitingNomination }
  | { kind: "checkpoint"; about: WaitingCheckpoint }
  | { kind: "flagged"; about: FlaggedReport }
  | { kind: "short"; about: ShortEvaluation }
  | { kind: "closing" | "review" | "draft"; about: ManagedEvaluationSummary }
  | { kind: "decideCampaign" | "closingCampaign" | "prepareCampaign"; about: ManagedCampaign };

/** The lead is notified of a collection that ends within this many days, its last day included. */
const announcedDays = 2;

const endsSoon = ({ dueOn }: { dueOn: string | null }, today: string) =>
  dueOn !== null && daysBetween(today, dueOn) <= announcedDays;

/** What a campaign asks of its lead first; null while its people answer. */
function toCampaignItem(about: ManagedCampaign, today: string): TodoItem | null {
  if (about.toDecide > 0) return { kind: "decideCampaign", about };
  if (about.running > 0 && endsSoon(about, today)) return { kind: "closingCampaign", about };
  return about.preparing > 0 ? { kind: "prepareCampaign", about } : null;
}

/**
 * Lists the items of « À faire », in order: the reader's own new report first, then answers, proposals and requests by due date,
 * flagged comments, then what the reader leads. `hasRead`: the reader has begun this report on this device
 * (src/dashboards/README.md).
 */
export function listTodoItems(
  {
    toDo,
    nominations,
    checkpoints,
    newReports,
    flaggedReports,
    short,
    led,
    campaigns,
  }: Pick<
    Dashboard,
    "toDo" | "nominations" | "checkpoints" | "newReports" | "flaggedReports" | "short" | "led" | "campaigns"
  >,
  { today, hasRead }: { today: string; hasRead: (evaluationId: string) => boolean },
): TodoItem[] {
  const own = newReports.filter(({ isMine, evaluationId }) => isMine && !hasRead(evaluationId));
  return [
    ...own.map((about) => ({ kind: "ownReport", about }) as const),
    ...sortByDueDay([
      ...nominations.map((about) => ({ kind: about.isMine ? "propose" : "decide", about }) as const),
      ...checkpoints.map((about) => ({ kind: "checkpoint", about }) as const),
      ...sortByUrgency(toDo).map((about) => ({ kind: "answer", about }) as const),
    ]),
    ...flaggedReports.map((about) => ({ kind: "flagged", about }) as const),
    ...led.filter(({ next }) => next === "review").map((about) => ({ kind: "review", about }) as const),
    ...short.map((about) => ({ kind: "short", about }) as const),
    ...led
      .filter(
        (one) =>
          !short.some(({ evaluationId }) => evaluationId === one.evaluationId) &&
          one.status === "in_progress" &&
          one.answeredCount < one.participantCount &&
          endsSoon(one, today),
      )
      .map((about) => ({ kind: "closing", about }) as const),
    ...campaigns.flatMap((one) => toCampaignItem(one, today) ?? []),
    ...newReports.filter(({ isMine }) => !isMine).map((about) => ({ kind: "report", about }) as const),
    ...led
      .filter(({ next }) => next === "prepare" || next === "decide" || next === "launch")
      .map((about) => ({ kind: "draft", about }) as const),
  ];
}

/** Each kind in its own order, the first due first; a proposal before answers of the same day: a launch waits for it. */
const sortByDueDay = <Item extends { about: { dueOn: string | null } }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => (a.about.dueOn ?? "9999").localeCompare(b.about.dueOn ?? "9999"));

/** The evaluation, the campaign or the request that it is about. */
export const getObjectId = ({ about }: TodoItem): string => ("id" in about ? about.id : about.evaluationId);
