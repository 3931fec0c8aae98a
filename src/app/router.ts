import { beginAnswersEndpoint } from "#answers/server/endpoints/beginAnswers.ts";
import { countPendingAnswersEndpoint } from "#answers/server/endpoints/countPendingAnswers.ts";
import { declineAnswersEndpoint } from "#answers/server/endpoints/declineAnswers.ts";
import { finaliseAnswersEndpoint } from "#answers/server/endpoints/finaliseAnswers.ts";
import { listMyEvaluationsEndpoint } from "#answers/server/endpoints/listMyEvaluations.ts";
import { readAnswersEndpoint } from "#answers/server/endpoints/readAnswers.ts";
import { saveAnswerEndpoint } from "#answers/server/endpoints/saveAnswer.ts";
import { addObjectiveEndpoint } from "#evaluations/server/endpoints/addObjective.ts";
import { addParticipantEndpoint } from "#evaluations/server/endpoints/addParticipant.ts";
import { addQuestionEndpoint } from "#evaluations/server/endpoints/addQuestion.ts";
import { addSkillEndpoint } from "#evaluations/server/endpoints/addSkill.ts";
import { archiveEvaluationEndpoint } from "#evaluations/server/endpoints/archiveEvaluation.ts";
import { createEvaluationEndpoint } from "#evaluations/server/endpoints/createEvaluation.ts";
import { launchEvaluationEndpoint } from "#evaluations/server/endpoints/launchEvaluation.ts";
import { listEvaluationsEndpoint } from "#evaluations/server/endpoints/listEvaluations.ts";
import { potentialParticipantsEndpoint } from "#evaluations/server/endpoints/potentialParticipants.ts";
import { readEvaluationEndpoint } from "#evaluations/server/endpoints/readEvaluation.ts";
import { removeEvaluationEndpoint } from "#evaluations/server/endpoints/removeEvaluation.ts";
import { removeObjectiveEndpoint } from "#evaluations/server/endpoints/removeObjective.ts";
import { removeParticipantEndpoint } from "#evaluations/server/endpoints/removeParticipant.ts";
import { removeQuestionEndpoint } from "#evaluations/server/endpoints/removeQuestion.ts";
import { removeSkillEndpoint } from "#evaluations/server/endpoints/removeSkill.ts";
import { reorderQuestionsEndpoint } from "#evaluations/server/endpoints/reorderQuestions.ts";
import { setValuesEndpoint } from "#evaluations/server/endpoints/setValues.ts";
import { updateEvaluationEndpoint } from "#evaluations/server/endpoints/updateEvaluation.ts";
import { updateQuestionEndpoint } from "#evaluations/server/endpoints/updateQuestion.ts";
import { closeReportEndpoint } from "#reports/server/endpoints/closeReport.ts";
import { readReportEndpoint } from "#reports/server/endpoints/readReport.ts";
import type { Router } from "@orpc/server";
import type { RequestContext } from "#platform/server/services.ts";
import type { contract } from "./api.ts";

/** One line per endpoint, as in the contract. */
export const router = {
  evaluations: {
    list: listEvaluationsEndpoint,
    read: readEvaluationEndpoint,
    create: createEvaluationEndpoint,
    update: updateEvaluationEndpoint,
    remove: removeEvaluationEndpoint,
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
    addParticipant: addParticipantEndpoint,
    removeParticipant: removeParticipantEndpoint,
    launch: launchEvaluationEndpoint,
    archive: archiveEvaluationEndpoint,
  },
  answers: {
    mine: listMyEvaluationsEndpoint,
    countPending: countPendingAnswersEndpoint,
    read: readAnswersEndpoint,
    begin: beginAnswersEndpoint,
    save: saveAnswerEndpoint,
    finalise: finaliseAnswersEndpoint,
    decline: declineAnswersEndpoint,
  },
  reports: { read: readReportEndpoint, close: closeReportEndpoint },
} as Router<typeof contract, RequestContext>;
