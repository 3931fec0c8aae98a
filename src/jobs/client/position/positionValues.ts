import type { JobPositionDetail } from "#jobs/contract.ts";
import { toWordsInput, toWords, type Words } from "../words.ts";

/** A skill of a position as its form holds it. */
export interface ChosenSkill {
  id: string;
  name: { fr: string; en: string | null };
  questionCount: number;
  isArchived: boolean;
  expectedLevel: number | null;
}

export interface PositionValues extends Words {
  familyId: string;
  skills: readonly ChosenSkill[];
  /** What is typed in the field that adds a skill, and not chosen. */
  unmatchedSkill: string;
}

export const toPositionValues = (position: JobPositionDetail): PositionValues => ({
  ...toWords(position),
  familyId: position.family.id,
  skills: position.skills,
  unmatchedSkill: "",
});

export const toPositionInput = ({ familyId, skills, ...words }: PositionValues) => ({
  ...toWordsInput(words),
  familyId,
  skills: skills.map(({ id, expectedLevel }) => ({ id, expectedLevel })),
});

/** How many questions an evaluation takes from these skills. */
export const countQuestions = (skills: readonly ChosenSkill[]): number =>
  skills.reduce((sum, { isArchived, questionCount }) => (isArchived ? sum : sum + questionCount), 0);
