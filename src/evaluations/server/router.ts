import type { Router } from "@orpc/server";
import type { evaluationsContract } from "../contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { listActivityEndpoint } from "./endpoints/listActivity.ts";
import { addObjectiveEndpoint } from "./endpoints/addObjective.ts";
import { addParticipantEndpoint } from "./endpoints/addParticipant.ts";
import { addQuestionEndpoint } from "./endpoints/addQuestion.ts";
import { addSkillEndpoint } from "./endpoints/addSkill.ts";
import { archiveManyEndpoint } from "./endpoints/archiveMany.ts";
import { extendManyEndpoint } from "./endpoints/extendMany.ts";
import { listSelectableEndpoint } from "./endpoints/listSelectable.ts";
import { remindManyEndpoint } from "./endpoints/remindMany.ts";
import { archiveEvaluationEndpoint } from "./endpoints/archiveEvaluation.ts";
import { countBelowThresholdEndpoint } from "./endpoints/countBelowThreshold.ts";
import { createEvaluationEndpoint } from "./endpoints/createEvaluation.ts";
import { copyEvaluationEndpoint } from "./endpoints/copyEvaluation.ts";
import { createFromJobPositionEndpoint } from "./endpoints/createFromJobPosition.ts";
import { exportEvaluationsEndpoint } from "./endpoints/exportEvaluations.ts";
import { findReportModelEndpoint } from "./endpoints/findReportModel.ts";
import { launchEvaluationEndpoint } from "./endpoints/launchEvaluation.ts";
import { listEvaluationsEndpoint } from "./endpoints/listEvaluations.ts";
import { planEvaluationEndpoint } from "./endpoints/planEvaluation.ts";
import { listReplacementsEndpoint } from "./endpoints/listReplacements.ts";
import { potentialParticipantsEndpoint } from "./endpoints/potentialParticipants.ts";
import { readInvitationEndpoint } from "./endpoints/readInvitation.ts";
import { raiseThresholdsEndpoint } from "./endpoints/raiseThresholds.ts";
import { readDueDayEndpoint } from "./endpoints/readDueDay.ts";
import { readEvaluationEndpoint } from "./endpoints/readEvaluation.ts";
import { removeEvaluationEndpoint } from "./endpoints/removeEvaluation.ts";
import { removeObjectiveEndpoint } from "./endpoints/removeObjective.ts";
import { remindParticipantsEndpoint } from "./endpoints/remindParticipants.ts";
import { removeParticipantEndpoint } from "./endpoints/removeParticipant.ts";
import { removeQuestionEndpoint } from "./endpoints/removeQuestion.ts";
import { removeSkillEndpoint } from "./endpoints/removeSkill.ts";
import { reorderQuestionsEndpoint } from "./endpoints/reorderQuestions.ts";
import { setValuesEndpoint } from "./endpoints/setValues.ts";
import { unarchiveEvaluationEndpoint } from "./endpoints/unarchiveEvaluation.ts";
import { unplanEvaluationEndpoint } from "./endpoints/unplanEvaluation.ts";
import { updateEvaluationEndpoint } from "./endpoints/updateEvaluation.ts";
import { updateQuestionEndpoint } from "./endpoints/updateQuestion.ts";

/** One line per endpoint, as in the contract. */
export const evaluationsRouter: Router<typeof evaluationsContract, RequestContext> = {
  list: listEvaluationsEndpoint,
  selectable: listSelectableEndpoint,
  export: exportEvaluationsEndpoint,
  reportModel: findReportModelEndpoint,
  read: readEvaluationEndpoint,
  dueDay: readDueDayEndpoint,
  activity: listActivityEndpoint,
  create: createEvaluationEndpoint,
  createFromJobPosition: createFromJobPositionEndpoint,
  copy: copyEvaluationEndpoint,
  update: updateEvaluationEndpoint,
  remove: removeEvaluationEndpoint,
  countBelowThreshold: countBelowThresholdEndpoint,
  raiseThresholds: raiseThresholdsEndpoint,
  archiveMany: archiveManyEndpoint,
  extendMany: extendManyEndpoint,
  remindMany: remindManyEndpoint,
  addSkill: addSkillEndpoint,
  removeSkill: removeSkillEndpoint,
  addQuestion: addQuestionEndpoint,
  updateQuestion: updateQuestionEndpoint,
  removeQuestion: removeQuestionEndpoint,
  reorderQuestions: reorderQuestionsEndpoint,
  setValues: setValuesEndpoint,
  addObjective: addObjectiveEndpoint,
  removeObjective: removeObjectiveEndpoint,
  potentialParticipants: potentialParticipantsEndpoint,
  invitation: readInvitationEndpoint,
  replacements: listReplacementsEndpoint,
  addParticipant: addParticipantEndpoint,
  remind: remindParticipantsEndpoint,
  removeParticipant: removeParticipantEndpoint,
  launch: launchEvaluationEndpoint,
  plan: planEvaluationEndpoint,
  unplan: unplanEvaluationEndpoint,
  archive: archiveEvaluationEndpoint,
  unarchive: unarchiveEvaluationEndpoint,
};
