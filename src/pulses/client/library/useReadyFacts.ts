import { useSay, useTexts } from "#platform/client/language.tsx";
import type { LibraryTemplate } from "../../contract/templates.ts";

/** « 5 questions · 2 minutes environ ». */
export function useReadyFacts() {
  const { questionCount, minutes: minutesTexts } = useTexts("pulses");
  const say = useSay();
  return ({ questions, minutes }: Pick<LibraryTemplate, "questions" | "minutes">): string =>
    [say(questionCount, { count: questions.length }), say(minutesTexts, { count: minutes })].join(" · ");
}
