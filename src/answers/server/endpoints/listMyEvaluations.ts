import { handle } from "#platform/server/handle.ts";
import { answersContract, type MyPart } from "../../contract.ts";
import { answeredCount, isItemAnswered } from "../../rules/answered.ts";
import { estimateMinutes } from "../../rules/estimate.ts";
import { statusForMe } from "../../rules/status.ts";
import { listAboutMe, listMyParts, type MyPartRow } from "../queries/mine.ts";

/** Mes évaluations: what I am asked, what I have finished, what is about me. */
export const listMyEvaluationsEndpoint = handle(answersContract.mine, async ({ actor, tx }) => {
  const parts = (await listMyParts(tx, actor)).flatMap(partOf);
  const aboutMe = await listAboutMe(tx, actor);
  return {
    toDo: parts.filter(({ status }) => status === "to_do"),
    done: parts.filter(({ status }) => status !== "to_do"),
    aboutMe,
  };
});

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
