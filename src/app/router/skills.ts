import type { Router } from "@orpc/server";
import type { skillsContract } from "#skills/contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { changeQuestionEndpoint } from "#skills/server/endpoints/changeQuestion.ts";
import { createModelEndpoint } from "#skills/server/endpoints/createModel.ts";
import { createQuestionEndpoint } from "#skills/server/endpoints/createQuestion.ts";
import { createSkillEndpoint } from "#skills/server/endpoints/createSkill.ts";
import { createSkillFamilyEndpoint } from "#skills/server/endpoints/createSkillFamily.ts";
import { createValueEndpoint } from "#skills/server/endpoints/createValue.ts";
import { deleteQuestionEndpoint } from "#skills/server/endpoints/deleteQuestion.ts";
import { deleteSkillEndpoint } from "#skills/server/endpoints/deleteSkill.ts";
import { deleteSkillFamilyEndpoint } from "#skills/server/endpoints/deleteSkillFamily.ts";
import { deleteValueEndpoint } from "#skills/server/endpoints/deleteValue.ts";
import { exportQuestionsEndpoint } from "#skills/server/endpoints/exportQuestions.ts";
import { listModelsEndpoint } from "#skills/server/endpoints/listModels.ts";
import { listQuestionsEndpoint } from "#skills/server/endpoints/listQuestions.ts";
import { listSkillFamiliesEndpoint } from "#skills/server/endpoints/listSkillFamilies.ts";
import { listSkillsEndpoint } from "#skills/server/endpoints/listSkills.ts";
import { listOfferedValuesEndpoint } from "#skills/server/endpoints/listOfferedValues.ts";
import { listValuesEndpoint } from "#skills/server/endpoints/listValues.ts";
import { moveQuestionEndpoint } from "#skills/server/endpoints/moveQuestion.ts";
import { moveSkillEndpoint } from "#skills/server/endpoints/moveSkill.ts";
import { moveSkillFamilyEndpoint } from "#skills/server/endpoints/moveSkillFamily.ts";
import { moveValueEndpoint } from "#skills/server/endpoints/moveValue.ts";
import { readCatalogueEndpoint } from "#skills/server/endpoints/readCatalogue.ts";
import { readMissingLibraryEndpoint } from "#skills/server/endpoints/readMissingLibrary.ts";
import { readQuestionEndpoint } from "#skills/server/endpoints/readQuestion.ts";
import { readSkillEndpoint } from "#skills/server/endpoints/readSkill.ts";
import { readValueEndpoint } from "#skills/server/endpoints/readValue.ts";
import { recentImportsEndpoint } from "#skills/server/endpoints/recentImports.ts";
import { restoreSkillLibraryEndpoint } from "#skills/server/endpoints/restoreSkillLibrary.ts";
import { undoImportEndpoint } from "#skills/server/endpoints/undoImport.ts";
import { updateModelEndpoint } from "#skills/server/endpoints/updateModel.ts";
import { updateSkillEndpoint } from "#skills/server/endpoints/updateSkill.ts";
import { updateSkillFamilyEndpoint } from "#skills/server/endpoints/updateSkillFamily.ts";
import { updateValueEndpoint } from "#skills/server/endpoints/updateValue.ts";

/** One line per endpoint, as in the contract. */
export const skillsRouter: Router<typeof skillsContract, RequestContext> = {
  catalogue: readCatalogueEndpoint,
  offeredValues: listOfferedValuesEndpoint,
  families: listSkillFamiliesEndpoint,
  createFamily: createSkillFamilyEndpoint,
  updateFamily: updateSkillFamilyEndpoint,
  removeFamily: deleteSkillFamilyEndpoint,
  moveFamily: moveSkillFamilyEndpoint,
  list: listSkillsEndpoint,
  read: readSkillEndpoint,
  create: createSkillEndpoint,
  update: updateSkillEndpoint,
  remove: deleteSkillEndpoint,
  move: moveSkillEndpoint,
  questions: listQuestionsEndpoint,
  exportQuestions: exportQuestionsEndpoint,
  readQuestion: readQuestionEndpoint,
  createQuestion: createQuestionEndpoint,
  updateQuestion: changeQuestionEndpoint,
  removeQuestion: deleteQuestionEndpoint,
  moveQuestion: moveQuestionEndpoint,
  models: listModelsEndpoint,
  createModel: createModelEndpoint,
  updateModel: updateModelEndpoint,
  recentImports: recentImportsEndpoint,
  undoImport: undoImportEndpoint,
  missing: readMissingLibraryEndpoint,
  restoreLibrary: restoreSkillLibraryEndpoint,
  values: listValuesEndpoint,
  readValue: readValueEndpoint,
  createValue: createValueEndpoint,
  updateValue: updateValueEndpoint,
  removeValue: deleteValueEndpoint,
  moveValue: moveValueEndpoint,
};
