import { handle } from "#platform/server/calls/handle.ts";
import { healthContract } from "../../contract/health.ts";
import {
  countUntranslated,
  listPositionsWithoutSkill,
  listSkillsWithoutQuestion,
} from "../health/content.ts";

export const readContentHealthEndpoint = handle(
  healthContract.content,
  async ({ actor: { companyId }, tx }) => {
    const [untranslatedQuestions, positionsWithoutSkill, skillsWithoutQuestion] = await Promise.all([
      countUntranslated(tx, companyId),
      listPositionsWithoutSkill(tx, companyId),
      listSkillsWithoutQuestion(tx, companyId),
    ]);
    return { untranslatedQuestions, positionsWithoutSkill, skillsWithoutQuestion };
  },
);
