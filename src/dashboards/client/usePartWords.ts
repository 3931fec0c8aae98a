import type { MyPart } from "#answers/contract.ts";
import { fullName } from "#people/rules/names.ts";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { resolveStep } from "../rules/parts.ts";

/** The texts of the reader's part of an evaluation: one wording for the dashboard and the list. */
export function usePartWords() {
  const texts = useTexts("dashboards");
  const say = useSay();
  return {
    title: ({ isSelf, subject }: MyPart) =>
      isSelf ? texts.selfTitle : say(texts.viewOf, { name: fullName(subject) }),
    progress: ({ answeredQuestions, questionCount }: MyPart) =>
      say(texts.progress, { count: answeredQuestions, total: questionCount }),
    verb: (part: MyPart) => texts[resolveStep(part)],
    path: (part: MyPart) =>
      resolveStep(part) === "finish"
        ? paths.answerReview(part.evaluationId)
        : paths.answer(part.evaluationId),
  };
}
