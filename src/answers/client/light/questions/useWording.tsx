import type { ReactNode } from "react";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import type { RadioCard } from "#platform/light/RadioCards.tsx";
import { toLocale, translated } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { FALSE, LEVELS, mayNotHaveObserved, NOT_OBSERVED, TRUE } from "../../../rules/answered.ts";
import type { Chapter } from "../../../rules/chapters.ts";
import { formatQuestionHeading, formatSelfHeading } from "../../../rules/heading.ts";
import { useOpenForm } from "../openForm.ts";
import type { Value } from "../saving/draftStore.ts";
import styles from "../answer.module.css";

interface LocalizedText {
  text: string;
  lang: Language;
}

/** The texts of the questionnaire in the reader's language; a missing translation keeps its own language and tag. */
export function useWording() {
  const { form } = useOpenForm();
  const { language } = useLanguage();
  const t = useTexts("answers");
  const scale = t.scales[form.scale];

  const heading = (item: QuestionnaireItem): LocalizedText => {
    if (form.isSelf) return formatSelfHeading(item, language, t.question.aboutYou);
    const { text, lang } = translated(language, item.text);
    return { text: formatQuestionHeading(item, text, lang, form.subject.firstName), lang };
  };
  const chapterName = ({ dimension, skill }: Chapter): LocalizedText => {
    if (skill) return translated(language, skill.name);
    const names = { skill: t.rail.otherSkill, value: t.rail.values, objective: t.rail.objectives };
    return { text: names[dimension], lang: language };
  };
  const choices = (item: QuestionnaireItem): { score: number; content: LocalizedText }[] => {
    const here = (text: string): LocalizedText => ({ text, lang: language });
    switch (item.type) {
      case "star_rating":
        return LEVELS.map((score) => ({ score, content: here(`${score} · ${scale[score]}`) }));
      case "true_false":
        return [
          { score: TRUE, content: here(t.question.yes) },
          { score: FALSE, content: here(t.question.no) },
        ];
      case "multiple_choice":
        return item.options.map((option) => ({ score: option.value, content: translated(language, option) }));
      case "text":
        return [];
    }
  };
  /** The cards of a question, « pas assez observé » last and apart. */
  const cards = (item: QuestionnaireItem, withKeys: boolean): RadioCard[] => [
    ...choices(item).map(({ score, content: said }) => ({
      value: String(score),
      label: <Foreign content={said}>{said.text}</Foreign>,
      ...(withKeys && score <= 9 ? { shortcut: String(score) } : {}),
    })),
    ...(mayNotHaveObserved(item, form.role)
      ? [
          {
            value: String(NOT_OBSERVED),
            label: t.question.notObserved,
            apart: true,
            ...(withKeys ? { shortcut: String(NOT_OBSERVED) } : {}),
          },
        ]
      : []),
  ];
  /** The chosen option as text; null without an answer. */
  const chosen = (item: QuestionnaireItem, { score }: Value): LocalizedText | null => {
    if (score === NOT_OBSERVED) return { text: t.question.notObserved, lang: language };
    return choices(item).find((choice) => choice.score === score)?.content ?? null;
  };
  return { heading, chapterName, cards, chosen };
}

/** A content text that may be in the other language: `lang` for the voice, a tag for the eye. */
export function Foreign({ content: said, children }: { content: LocalizedText; children: ReactNode }) {
  const { language } = useLanguage();
  const t = useTexts("answers");
  if (said.lang === language) return <>{children}</>;
  return (
    <>
      <span lang={toLocale(said.lang)}>{children}</span>{" "}
      <span className={styles["foreign"]}>{t.onlyIn[said.lang]}</span>
    </>
  );
}
