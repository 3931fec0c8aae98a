import type {
  LibraryFamily,
  LibraryQuestion,
  LibrarySkill,
  LibraryValue,
} from "../../../database/library/shape.ts";

/** The columns of the default library, without key, owner and place. */
export const toFamilyFields = ({ key, name, description }: LibraryFamily) => ({
  key,
  nameFr: name.fr,
  nameEn: name.en,
  descriptionFr: description.fr,
  descriptionEn: description.en,
});

export const toSkillFields = ({ key, name, description }: LibrarySkill) => ({
  key,
  nameFr: name.fr,
  nameEn: name.en,
  descriptionFr: description.fr,
  descriptionEn: description.en,
});

export const toQuestionFields = ({
  slug,
  text,
  selfText,
  type,
  options = [],
  required,
}: LibraryQuestion) => ({
  slug,
  textFr: text.fr,
  textEn: text.en,
  nameSelfFr: selfText.fr,
  nameSelfEn: selfText.en,
  type,
  options: options.map(({ value, label }) => ({ value, fr: label.fr, en: label.en })),
  isRequired: required,
});

export const toValueFields = ({ key, name, sentence, question, selfQuestion, behaviours }: LibraryValue) => ({
  key,
  nameFr: name.fr,
  nameEn: name.en,
  sentenceFr: sentence.fr,
  sentenceEn: sentence.en,
  questionFr: question.fr,
  questionEn: question.en,
  nameSelfFr: selfQuestion.fr,
  nameSelfEn: selfQuestion.en,
  behaviours: behaviours.map(({ fr, en }) => ({ fr, en })),
});
