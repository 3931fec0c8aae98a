import type { ReactNode } from "react";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import type { RadioCard } from "#platform/light/RadioCards.tsx";
import { localeOf, translated } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { FALSE, LEVELS, mayNotHaveObserved, NOT_OBSERVED, TRUE } from "../../../rules/answered.ts";
import type { Chapter } from "../../../rules/chapters.ts";
import { questionHeading, selfHeading } from "../../../rules/heading.ts";
import { useOpenForm } from "../openForm.ts";
import type { Value } from "../saving/draftStore.ts";
import styles from "../answer.module.css";

interface Said {
  text: string;
  lang: Language;
}

/** The texts of the questionnaire in the reader's language; a missing translation keeps its own language and tag. */
export function useWording() {
  const { form } = useOpenForm();
  const { language } = useLanguage();
  const t = useTexts("answers");
  const scale = t.scales[form.scale];

  const heading = (item: QuestionnaireItem): Said => {
    if (form.isSelf) return selfHeading(item, language, t.question.aboutYou);
    const { text, lang } = translated(language, item.text);
    return { text: questionHeading(item, text, lang, form.subject.firstName), lang };
  };
  const chapterName = ({ dimension, skill }: Chapter): Said => {
    if (skill) return translated(language, skill.name);
    const names = { skill: t.rail.otherSkill, value: t.rail.values, objective: t.rail.objectives };
    return { text: names[dimension], lang: language };
  };
  const choices = (item: QuestionnaireItem): { score: number; said: Said }[] => {
    const here = (text: string): Said => ({ text, lang: language });
    switch (item.type) {
      case "star_rating":
        return LEVELS.map((score) => ({ score, said: here(`${score} · ${scale[score]}`) }));
      case "true_false":
        return [
          { score: TRUE, said: here(t.question.yes) },
          { score: FALSE, said: here(t.question.no) },
        ];
      case "multiple_choice":
        return item.options.map((option) => ({ score: option.value, said: translated(language, option) }));
      case "text":
        return [];
    }
  };
  /** The cards of a question, « pas assez observé » last and apart. */
  const cards = (item: QuestionnaireItem, withKeys: boolean): RadioCard[] => [
    ...choices(item).map(({ score, said }) => ({
      value: String(score),
      label: <Foreign said={said}>{said.text}</Foreign>,
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
  const chosen = (item: QuestionnaireItem, { score }: Value): Said | null => {
    if (score === NOT_OBSERVED) return { text: t.question.notObserved, lang: language };
    return choices(item).find((choice) => choice.score === score)?.said ?? null;
  };
  return { heading, chapterName, cards, chosen };
}

/** A content text that may be in the other language: `lang` for the voice, a tag for the eye. */
export function Foreign({ said, children }: { said: Said; children: ReactNode }) {
  const { language } = useLanguage();
  const t = useTexts("answers");
  if (said.lang === language) return <>{children}</>;
  return (
    <>
      <span lang={localeOf(said.lang)}>{children}</span>{" "}
      <span className={styles["foreign"]}>{t.onlyIn[said.lang]}</span>
    </>
  );
}
