import type { Questionnaire } from "../contract.ts";
import type { StoredQuestionnaire } from "../tables.ts";

export const toStoredQuestionnaire = (questionnaire: Questionnaire): StoredQuestionnaire => ({
  ...questionnaire,
  version: 1,
});

export function readStoredQuestionnaire(stored: StoredQuestionnaire): Questionnaire {
  const { version: _, ...questionnaire } = stored;
  return questionnaire;
}
