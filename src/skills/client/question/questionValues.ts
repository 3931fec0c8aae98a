import type { LibraryQuestionDetail, QuestionOption } from "#skills/contract/questions.ts";
import type { Texts } from "#platform/texts.ts";
import type { FieldLabel } from "#platform/ui/forms/labels.ts";
import type { Bilingual } from "#platform/ui/forms/BilingualField.tsx";
import { hasTwins, whyNotOptions } from "../../rules/options.ts";
import { isSlug, toSlug } from "../../rules/slugs.ts";
import type { QuestionType } from "../../vocabulary.ts";
import { toBilingual } from "../namedFields.ts";

/** A question as its form holds it. */
export interface QuestionValues {
  skillId: string;
  text: Bilingual;
  selfText: Bilingual;
  description: Bilingual;
  /** Empty: made of the French text. */
  slug: string;
  type: QuestionType;
  options: readonly QuestionOption[];
  /** What is typed as JSON instead; null while the fields are used. */
  json: string | null;
  isRequired: boolean;
  /** One for each level, from 1 to 5. */
  anchors: readonly Bilingual[];
  modelId: string;
}

const levels = [1, 2, 3, 4, 5] as const;

export const newQuestion = (skillId: string): QuestionValues => ({
  skillId,
  text: { fr: "", en: "" },
  selfText: { fr: "", en: "" },
  description: { fr: "", en: "" },
  slug: "",
  type: "star_rating",
  options: [],
  json: null,
  isRequired: true,
  anchors: levels.map(() => ({ fr: "", en: "" })),
  modelId: "",
});

export const toQuestionValues = (question: LibraryQuestionDetail): QuestionValues => ({
  skillId: question.skill.id,
  text: toBilingual(question.text),
  selfText: toBilingual(question.selfText),
  description: toBilingual(question.description),
  slug: question.slug,
  type: question.type,
  options: question.options,
  json: null,
  isRequired: question.isRequired,
  anchors: levels.map((level) => toBilingual(question.anchors.find((anchor) => anchor.level === level))),
  modelId: question.model?.id ?? "",
});

/** The names of the fields. */
export const questionLabels = (
  texts: Texts["skills"],
): Record<Exclude<keyof QuestionValues, "json">, FieldLabel> => ({
  text: texts.questionFields.text,
  selfText: texts.questionFields.selfText,
  skillId: texts.skill,
  type: texts.type,
  options: texts.options.title,
  isRequired: texts.questionFields.required,
  modelId: texts.model,
  slug: texts.questionFields.slug,
  description: texts.descriptionFields,
  anchors: texts.questionFields.anchors,
});

const orNull = (text: string) => text.trim() || null;

/** What the server is sent. */
export const toQuestionInput = (values: QuestionValues) => ({
  skillId: values.skillId,
  textFr: values.text.fr.trim(),
  textEn: orNull(values.text.en),
  nameSelfFr: orNull(values.selfText.fr),
  nameSelfEn: orNull(values.selfText.en),
  descriptionFr: orNull(values.description.fr),
  descriptionEn: orNull(values.description.en),
  slug: values.slug.trim() || toSlug(values.text.fr),
  type: values.type,
  options: values.type === "multiple_choice" ? [...values.options] : [],
  isRequired: values.isRequired,
  anchors:
    values.type === "star_rating"
      ? values.anchors.flatMap(({ fr, en }, index) =>
          fr.trim() ? [{ level: index + 1, fr: fr.trim(), en: orNull(en) }] : [],
        )
      : [],
  modelId: values.modelId || null,
});

/** The rules of the server, by the fields of the form. */
export function checkQuestion({ skillId, text, slug, type, options, json }: QuestionValues) {
  const isChoice = type === "multiple_choice";
  return {
    text: text.fr.trim() ? null : ("required" as const),
    skillId: skillId ? null : ("required" as const),
    slug: slug.trim() === "" || isSlug(slug.trim()) ? null : ("slug" as const),
    options:
      isChoice && json === null
        ? (whyNotOptions(type, options.length) ??
          (options.some(({ value, fr }) => !value.trim() || !fr.trim()) ? ("required" as const) : null) ??
          (hasTwins(options) ? ("duplicate" as const) : null))
        : null,
  };
}

export const shownByQuestion = {
  textFr: "text",
  textEn: "text",
  nameSelfFr: "selfText",
  nameSelfEn: "selfText",
  descriptionFr: "description",
  descriptionEn: "description",
} as const;
