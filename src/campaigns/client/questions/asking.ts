import { maxQuestions } from "#evaluations/rules/questionnaire.ts";
import type { OfferedSkill } from "#skills/contract.ts";
import type { QuestionType } from "#skills/vocabulary.ts";
import type { Questionnaire, TitlePositions } from "../../contract.ts";
import type { Named } from "../people/ManyPicker.tsx";

export type ChosenSkill = Pick<OfferedSkill, "id" | "name" | "questionTypes">;

/** The source of the questions as it is being chosen: the values of each source are kept when another is shown. */
export interface QuestionnaireValues {
  from: Questionnaire["from"];
  position: Named | null;
  evaluation: Named | null;
  /** In the order in which they are asked. */
  skills: readonly ChosenSkill[];
  /** The positions accepted for free titles, where each person’s position gives the questions. */
  titles: TitlePositions;
}

export const newQuestionnaire = (from: QuestionnaireValues["from"]): QuestionnaireValues => ({
  from,
  position: null,
  evaluation: null,
  skills: [],
  titles: [],
});

/** Something was chosen that leaving would lose. */
export const isBegun = ({ position, evaluation, skills, titles }: QuestionnaireValues): boolean =>
  position !== null || evaluation !== null || skills.length + titles.length > 0;

/** What is sent of it; null until its source is chosen. */
export function toQuestionnaire({
  from,
  position,
  evaluation,
  skills,
  titles,
}: QuestionnaireValues): Questionnaire | null {
  switch (from) {
    case "position":
      return position && { from, id: position.id };
    case "evaluation":
      return evaluation && { from, id: evaluation.id };
    case "skills":
      return skills.length > 0 ? { from, ids: skills.map(({ id }) => id) } : null;
    case "own_position":
      return { from, titles };
  }
}

/** What its source still lacks, in the words of that source. */
const lacks = {
  position: "needsPosition",
  evaluation: "needsEvaluation",
  skills: "needsSkills",
  own_position: null,
} as const;

/** What keeps it from being sent: nothing chosen of its source, or more skills than an evaluation has room for. */
export function whyNotSend(values: QuestionnaireValues) {
  if (toQuestionnaire(values) === null) return lacks[values.from];
  return values.from === "skills" && listQuestionTypes(values.skills).length > maxQuestions
    ? "asksTooMuch"
    : null;
}

/** The types of all questions of these skills, for their total. */
export const listQuestionTypes = (
  skills: readonly Pick<ChosenSkill, "questionTypes">[],
): { type: QuestionType }[] => skills.flatMap(({ questionTypes }) => questionTypes.map((type) => ({ type })));
