import type { MyPart } from "#answers/contract.ts";
import { fullName } from "#people/rules/names.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { useToday, useZoneNote } from "#platform/ui/viewer.tsx";
import { computeDueState, resolveStep } from "../rules/parts.ts";

/** The texts of the reader's part of an evaluation: one wording for the dashboard and the list. */
export function usePartWords() {
  const texts = useTexts("dashboards");
  const { language } = useLanguage();
  const say = useSay();
  const today = useToday();
  const zone = useZoneNote();
  return {
    title: ({ isSelf, subject }: MyPart) =>
      isSelf ? texts.selfTitle : say(texts.viewOf, { name: fullName(subject) }),
    due: (dueOn: string | null): { words: string; isLate: boolean } | null => {
      const due = computeDueState(today, dueOn);
      if (due.kind === "none") return null;
      if (due.kind === "today") return { words: texts.dueToday + zone, isLate: false };
      if (due.kind === "late") return { words: say(texts.late, { count: due.days }), isLate: true };
      return { words: say(texts.dueOn, { date: formatDay(language, due.date) + zone }), isLate: false };
    },
    progress: ({ answeredQuestions, questionCount }: MyPart) =>
      say(texts.progress, { count: answeredQuestions, total: questionCount }),
    verb: (part: MyPart) => texts[resolveStep(part)],
    path: (part: MyPart) =>
      resolveStep(part) === "finish"
        ? paths.answerReview(part.evaluationId)
        : paths.answer(part.evaluationId),
  };
}
