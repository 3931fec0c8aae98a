import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ofName } from "#platform/texts.ts";
import type { AnswerForm } from "../../contract.ts";

/** « Évaluation de Camille Tremblay », « Votre autoévaluation »: whom a form is about, in headers and window titles. */
export function useFormTitle() {
  const { title, selfTitle } = useTexts("answers");
  const { language } = useLanguage();
  const say = useSay();
  return ({ isSelf, subject }: Pick<AnswerForm, "isSelf" | "subject">): string =>
    isSelf ? selfTitle : say(title, { ofName: ofName(language, fullName(subject)) });
}
