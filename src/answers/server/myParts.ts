import type { Tenant } from "#platform/server/database.ts";
import type { MyPart } from "../contract.ts";
import { answeredCount, isItemAnswered } from "../rules/answered.ts";
import { estimateMinutes } from "../rules/estimate.ts";
import { statusForMe } from "../rules/status.ts";
import { listMyParts, type MyPartRow } from "./queries/mine.ts";
import type { Me } from "./queries/ownParticipation.ts";

/** My parts of launched evaluations, as I see them; `onlyAwaited`: those that wait for my answers. */
export const myParts = async (tx: Tenant, me: Me, given: { onlyAwaited?: boolean } = {}): Promise<MyPart[]> =>
  (await listMyParts(tx, me, given)).flatMap(partOf);

/** Empty when the collection is closed without me and nothing is released yet. */
function partOf({ evaluationStatus, items, scores, texts, ...part }: MyPartRow): MyPart[] {
  const status = statusForMe(evaluationStatus, part.status);
  if (!status) return [];
  const given = { scores: scores ?? [], texts: texts ?? {} };
  const asked = items ?? [];
  const left = asked.filter((item) => !isItemAnswered(item, given));
  const isDone = part.status === "completed";
  return [
    {
      ...part,
      status,
      isSelf: part.role === "subject",
      answeredQuestions: isDone ? part.questionCount : answeredCount(asked, given),
      minutes: estimateMinutes(left),
    },
  ];
}
