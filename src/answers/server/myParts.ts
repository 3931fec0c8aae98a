import type { Tenant } from "#platform/server/database/database.ts";
import type { MyPart } from "../contract.ts";
import { countAnswered, isItemAnswered } from "../rules/answered.ts";
import { estimateMinutes } from "../rules/estimate.ts";
import { statusForMe } from "../rules/status.ts";
import { listMyParts, type MyPartRow } from "./queries/mine.ts";
import type { RespondentKey } from "./queries/ownParticipation.ts";

/** My parts of launched evaluations, as I see them; `onlyAwaited`: those that wait for my answers. */
export const loadMyParts = async (
  tx: Tenant,
  me: RespondentKey,
  given: { onlyAwaited?: boolean } = {},
): Promise<MyPart[]> => (await listMyParts(tx, me, given)).flatMap(toMyParts);

/** Empty when the collection is closed without me and nothing is released yet. */
function toMyParts({ evaluationStatus, items, scores, texts, ...part }: MyPartRow): MyPart[] {
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
      answeredQuestions: isDone ? part.questionCount : countAnswered(asked, given),
      minutes: estimateMinutes(left),
    },
  ];
}
