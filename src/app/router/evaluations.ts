import type { Router } from "@orpc/server";
import type { evaluationsContract } from "#evaluations/contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { listActivityEndpoint } from "#evaluations/server/endpoints/listActivity.ts";
import { addObjectiveEndpoint } from "#evaluations/server/endpoints/addObjective.ts";
import { addParticipantEndpoint } from "#evaluations/server/endpoints/addParticipant.ts";
import { addQuestionEndpoint } from "#evaluations/server/endpoints/addQuestion.ts";
import { addSkillEndpoint } from "#evaluations/server/endpoints/addSkill.ts";
import { archiveManyEndpoint } from "#evaluations/server/endpoints/archiveMany.ts";
import { extendManyEndpoint } from "#evaluations/server/endpoints/extendMany.ts";
import { listSelectableEndpoint } from "#evaluations/server/endpoints/listSelectable.ts";
import { remindManyEndpoint } from "#evaluations/server/endpoints/remindMany.ts";
import { archiveEvaluationEndpoint } from "#evaluations/server/endpoints/archiveEvaluation.ts";
import { countBelowThresholdEndpoint } from "#evaluations/server/endpoints/countBelowThreshold.ts";
import { createEvaluationEndpoint } from "#evaluations/server/endpoints/createEvaluation.ts";
import { copyEvaluationEndpoint } from "#evaluations/server/endpoints/copyEvaluation.ts";
import { createFromJobPositionEndpoint } from "#evaluations/server/endpoints/createFromJobPosition.ts";
import { exportEvaluationsEndpoint } from "#evaluations/server/endpoints/exportEvaluations.ts";
import { launchEvaluationEndpoint } from "#evaluations/server/endpoints/launchEvaluation.ts";
import { listEvaluationsEndpoint } from "#evaluations/server/endpoints/listEvaluations.ts";
import { planEvaluationEndpoint } from "#evaluations/server/endpoints/planEvaluation.ts";
import { listReplacementsEndpoint } from "#evaluations/server/endpoints/listReplacements.ts";
import { potentialParticipantsEndpoint } from "#evaluations/server/endpoints/potentialParticipants.ts";
import { readInvitationEndpoint } from "#evaluations/server/endpoints/readInvitation.ts";
import { raiseThresholdsEndpoint } from "#evaluations/server/endpoints/raiseThresholds.ts";
import { readDueDayEndpoint } from "#evaluations/server/endpoints/readDueDay.ts";
import { readEvaluationEndpoint } from "#evaluations/server/endpoints/readEvaluation.ts";
import { removeEvaluationEndpoint } from "#evaluations/server/endpoints/removeEvaluation.ts";
import { removeObjectiveEndpoint } from "#evaluations/server/endpoints/removeObjective.ts";
import { remindParticipantsEndpoint } from "#evaluations/server/endpoints/remindParticipants.ts";
import { removeParticipantEndpoint } from "#evaluations/server/endpoints/removeParticipant.ts";
import { removeQuestionEndpoint } from "#evaluations/server/endpoints/removeQuestion.ts";
import { removeSkillEndpoint } from "#evaluations/server/endpoints/removeSkill.ts";
import { reorderQuestionsEndpoint } from "#evaluations/server/endpoints/reorderQuestions.ts";
import { setValuesEndpoint } from "#evaluations/server/endpoints/setValues.ts";
import { unarchiveEvaluationEndpoint } from "#evaluations/server/endpoints/unarchiveEvaluation.ts";
import { unplanEvaluationEndpoint } from "#evaluations/server/endpoints/unplanEvaluation.ts";
import { updateEvaluationEndpoint } from "#evaluations/server/endpoints/updateEvaluation.ts";
import { updateQuestionEndpoint } from "#evaluations/server/endpoints/updateQuestion.ts";

/** One line per endpoint, as in the contract. */
export const evaluationsRouter: Router<typeof evaluationsContract, RequestContext> = {
  list: listEvaluationsEndpoint,
  selectable: listSelectableEndpoint,
  export: exportEvaluationsEndpoint,
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
