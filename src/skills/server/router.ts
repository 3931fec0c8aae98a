import type { Router } from "@orpc/server";
import type { skillsContract } from "../contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { changeQuestionEndpoint } from "./endpoints/changeQuestion.ts";
import { createModelEndpoint } from "./endpoints/createModel.ts";
import { createQuestionEndpoint } from "./endpoints/createQuestion.ts";
import { createSkillEndpoint } from "./endpoints/createSkill.ts";
import { createSkillFamilyEndpoint } from "./endpoints/createSkillFamily.ts";
import { createValueEndpoint } from "./endpoints/createValue.ts";
import { deleteQuestionEndpoint } from "./endpoints/deleteQuestion.ts";
import { deleteSkillEndpoint } from "./endpoints/deleteSkill.ts";
import { deleteSkillFamilyEndpoint } from "./endpoints/deleteSkillFamily.ts";
import { deleteValueEndpoint } from "./endpoints/deleteValue.ts";
import { exportQuestionsEndpoint } from "./endpoints/exportQuestions.ts";
import { listModelsEndpoint } from "./endpoints/listModels.ts";
import { listQuestionsEndpoint } from "./endpoints/listQuestions.ts";
import { listSkillFamiliesEndpoint } from "./endpoints/listSkillFamilies.ts";
import { listSkillsEndpoint } from "./endpoints/listSkills.ts";
import { listOfferedValuesEndpoint } from "./endpoints/listOfferedValues.ts";
import { listValuesEndpoint } from "./endpoints/listValues.ts";
import { moveQuestionEndpoint } from "./endpoints/moveQuestion.ts";
import { moveSkillEndpoint } from "./endpoints/moveSkill.ts";
import { moveSkillFamilyEndpoint } from "./endpoints/moveSkillFamily.ts";
import { moveValueEndpoint } from "./endpoints/moveValue.ts";
import { readCatalogueEndpoint } from "./endpoints/readCatalogue.ts";
import { readMissingLibraryEndpoint } from "./endpoints/readMissingLibrary.ts";
import { readQuestionEndpoint } from "./endpoints/readQuestion.ts";
import { readSkillEndpoint } from "./endpoints/readSkill.ts";
import { readValueEndpoint } from "./endpoints/readValue.ts";
import { recentImportsEndpoint } from "./endpoints/recentImports.ts";
import { restoreSkillLibraryEndpoint } from "./endpoints/restoreSkillLibrary.ts";
import { undoImportEndpoint } from "./endpoints/undoImport.ts";
import { updateModelEndpoint } from "./endpoints/updateModel.ts";
import { updateSkillEndpoint } from "./endpoints/updateSkill.ts";
import { updateSkillFamilyEndpoint } from "./endpoints/updateSkillFamily.ts";
import { updateValueEndpoint } from "./endpoints/updateValue.ts";

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
