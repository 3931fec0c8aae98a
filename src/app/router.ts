import { readFamilyEndpoint } from "#jobs/server/endpoints/readFamily.ts";
import { exportPositionsEndpoint } from "#jobs/server/endpoints/exportPositions.ts";
import { readMissingEndpoint } from "#jobs/server/endpoints/readMissing.ts";
import { listPositionsEndpoint } from "#jobs/server/endpoints/listPositions.ts";
import { readPositionEndpoint } from "#jobs/server/endpoints/readPosition.ts";
import { createPositionEndpoint } from "#jobs/server/endpoints/createPosition.ts";
import { updatePositionEndpoint } from "#jobs/server/endpoints/updatePosition.ts";
import { removePositionEndpoint } from "#jobs/server/endpoints/removePosition.ts";
import { bringBackPositionEndpoint } from "#jobs/server/endpoints/bringBackPosition.ts";
import { listFamiliesEndpoint } from "#jobs/server/endpoints/listFamilies.ts";
import { createFamilyEndpoint } from "#jobs/server/endpoints/createFamily.ts";
import { updateFamilyEndpoint } from "#jobs/server/endpoints/updateFamily.ts";
import { removeFamilyEndpoint } from "#jobs/server/endpoints/removeFamily.ts";
import { listStatusesEndpoint } from "#jobs/server/endpoints/listStatuses.ts";
import { replaceStatusesEndpoint } from "#jobs/server/endpoints/replaceStatuses.ts";
import { restoreLibraryEndpoint } from "#jobs/server/endpoints/restoreLibrary.ts";
import { acceptInvitationEndpoint } from "#auth/server/endpoints/acceptInvitation.ts";
import { addObjectiveEndpoint } from "#evaluations/server/endpoints/addObjective.ts";
import { addParticipantEndpoint } from "#evaluations/server/endpoints/addParticipant.ts";
import { addQuestionEndpoint } from "#evaluations/server/endpoints/addQuestion.ts";
import { addSkillEndpoint } from "#evaluations/server/endpoints/addSkill.ts";
import { archiveEvaluationEndpoint } from "#evaluations/server/endpoints/archiveEvaluation.ts";
import { beginAnswersEndpoint } from "#answers/server/endpoints/beginAnswers.ts";
import { beginSecondFactorEndpoint } from "#auth/server/endpoints/beginSecondFactor.ts";
import { changeEmailEndpoint } from "#auth/server/endpoints/changeEmail.ts";
import { changePasswordEndpoint } from "#auth/server/endpoints/changePassword.ts";
import { choosePasswordEndpoint } from "#auth/server/endpoints/choosePassword.ts";
import { closeEarlyEndpoint } from "#reports/server/endpoints/closeEarly.ts";
import { comeFromProviderEndpoint } from "#auth/server/endpoints/comeFromProvider.ts";
import { confirmEmailEndpoint } from "#auth/server/endpoints/confirmEmail.ts";
import { confirmIdentityEndpoint } from "#auth/server/endpoints/confirmIdentity.ts";
import { confirmNewEmailEndpoint } from "#auth/server/endpoints/confirmNewEmail.ts";
import { confirmSecondFactorEndpoint } from "#auth/server/endpoints/confirmSecondFactor.ts";
import { continueSessionEndpoint } from "#auth/server/endpoints/continueSession.ts";
import { countPendingAnswersEndpoint } from "#answers/server/endpoints/countPendingAnswers.ts";
import { createFromJobPositionEndpoint } from "#evaluations/server/endpoints/createFromJobPosition.ts";
import { countBelowThresholdEndpoint } from "#evaluations/server/endpoints/countBelowThreshold.ts";
import { createEvaluationEndpoint } from "#evaluations/server/endpoints/createEvaluation.ts";
import { declineAnswersEndpoint } from "#answers/server/endpoints/declineAnswers.ts";
import { endOtherSessionsEndpoint } from "#auth/server/endpoints/endOtherSessions.ts";
import { endOwnSessionEndpoint } from "#auth/server/endpoints/endOwnSession.ts";
import { exportPeopleEndpoint } from "#people/server/endpoints/exportPeople.ts";
import { exportEvaluationsEndpoint } from "#evaluations/server/endpoints/exportEvaluations.ts";
import { finaliseAnswersEndpoint } from "#answers/server/endpoints/finaliseAnswers.ts";
import { goToProviderEndpoint } from "#auth/server/endpoints/goToProvider.ts";
import { inviteManyEndpoint } from "#people/server/endpoints/inviteMany.ts";
import { invitePersonEndpoint } from "#people/server/endpoints/invitePerson.ts";
import { launchEvaluationEndpoint } from "#evaluations/server/endpoints/launchEvaluation.ts";
import { linkProviderEndpoint } from "#auth/server/endpoints/linkProvider.ts";
import { listEvaluationsEndpoint } from "#evaluations/server/endpoints/listEvaluations.ts";
import { listAboveEndpoint } from "#people/server/endpoints/listAbove.ts";
import { listLevelEndpoint } from "#people/server/endpoints/listLevel.ts";
import { listMyEvaluationsEndpoint } from "#answers/server/endpoints/listMyEvaluations.ts";
import { listPeopleEndpoint } from "#people/server/endpoints/listPeople.ts";
import { listSelectableEndpoint } from "#people/server/endpoints/listSelectable.ts";
import { listProvidersEndpoint } from "#auth/server/endpoints/listProviders.ts";
import { openLinkEndpoint } from "#answers/server/endpoints/openLink.ts";
import { openMagicLinkEndpoint } from "#auth/server/endpoints/openMagicLink.ts";
import { openReportLinkEndpoint } from "#auth/server/endpoints/openReportLink.ts";
import { passSecondStepEndpoint } from "#auth/server/endpoints/passSecondStep.ts";
import { cancelInvitationEndpoint } from "#people/server/endpoints/cancelInvitation.ts";
import { removePersonEndpoint } from "#people/server/endpoints/removePerson.ts";
import { setAdminEndpoint } from "#people/server/endpoints/setAdmin.ts";
import { setManyActiveEndpoint } from "#people/server/endpoints/setManyActive.ts";
import { peopleImportEndpoints } from "#people/server/endpoints/importPeople.ts";
import { personChoicesEndpoint } from "#people/server/endpoints/personChoices.ts";
import { potentialParticipantsEndpoint } from "#evaluations/server/endpoints/potentialParticipants.ts";
import { previewAnswersEndpoint } from "#answers/server/endpoints/previewAnswers.ts";
import { readLinkEndpoint } from "#answers/server/endpoints/readLink.ts";
import { readAnswersEndpoint } from "#answers/server/endpoints/readAnswers.ts";
import { listSkillFamiliesEndpoint } from "#skills/server/endpoints/listSkillFamilies.ts";
import { createSkillFamilyEndpoint } from "#skills/server/endpoints/createSkillFamily.ts";
import { updateSkillFamilyEndpoint } from "#skills/server/endpoints/updateSkillFamily.ts";
import { deleteSkillFamilyEndpoint } from "#skills/server/endpoints/deleteSkillFamily.ts";
import { moveSkillFamilyEndpoint } from "#skills/server/endpoints/moveSkillFamily.ts";
import { listSkillsEndpoint } from "#skills/server/endpoints/listSkills.ts";
import { readSkillEndpoint } from "#skills/server/endpoints/readSkill.ts";
import { createSkillEndpoint } from "#skills/server/endpoints/createSkill.ts";
import { updateSkillEndpoint } from "#skills/server/endpoints/updateSkill.ts";
import { moveSkillEndpoint } from "#skills/server/endpoints/moveSkill.ts";
import { deleteSkillEndpoint } from "#skills/server/endpoints/deleteSkill.ts";
import { listQuestionsEndpoint } from "#skills/server/endpoints/listQuestions.ts";
import { questionImportEndpoints } from "#skills/server/endpoints/importQuestions.ts";
import { recentImportsEndpoint } from "#skills/server/endpoints/recentImports.ts";
import { undoImportEndpoint } from "#skills/server/endpoints/undoImport.ts";
import { exportQuestionsEndpoint } from "#skills/server/endpoints/exportQuestions.ts";
import { readQuestionEndpoint } from "#skills/server/endpoints/readQuestion.ts";
import { createQuestionEndpoint } from "#skills/server/endpoints/createQuestion.ts";
import { changeQuestionEndpoint } from "#skills/server/endpoints/changeQuestion.ts";
import { deleteQuestionEndpoint } from "#skills/server/endpoints/deleteQuestion.ts";
import { moveQuestionEndpoint } from "#skills/server/endpoints/moveQuestion.ts";
import { listModelsEndpoint } from "#skills/server/endpoints/listModels.ts";
import { createModelEndpoint } from "#skills/server/endpoints/createModel.ts";
import { readCatalogueEndpoint } from "#skills/server/endpoints/readCatalogue.ts";
import { createValueEndpoint } from "#skills/server/endpoints/createValue.ts";
import { deleteValueEndpoint } from "#skills/server/endpoints/deleteValue.ts";
import { listOfferedValuesEndpoint } from "#skills/server/endpoints/listOfferedValues.ts";
import { listValuesEndpoint } from "#skills/server/endpoints/listValues.ts";
import { moveValueEndpoint } from "#skills/server/endpoints/moveValue.ts";
import { readValueEndpoint } from "#skills/server/endpoints/readValue.ts";
import { listWeightVersionsEndpoint } from "#weights/server/endpoints/listWeightVersions.ts";
import { readWeightsEndpoint } from "#weights/server/endpoints/readWeights.ts";
import { saveWeightsEndpoint } from "#weights/server/endpoints/saveWeights.ts";
import { readMissingLibraryEndpoint } from "#skills/server/endpoints/readMissingLibrary.ts";
import { restoreSkillLibraryEndpoint } from "#skills/server/endpoints/restoreSkillLibrary.ts";
import { updateValueEndpoint } from "#skills/server/endpoints/updateValue.ts";
import { readDashboardEndpoint } from "#dashboards/server/endpoints/readDashboard.ts";
import { readEvaluationEndpoint } from "#evaluations/server/endpoints/readEvaluation.ts";
import { readInvitationEndpoint } from "#auth/server/endpoints/readInvitation.ts";
import { readPersonEndpoint } from "#people/server/endpoints/readPerson.ts";
import { readPdfEndpoint } from "#reports/server/endpoints/readPdf.ts";
import { readProgressEndpoint } from "#reports/server/endpoints/readProgress.ts";
import { readReportEndpoint } from "#reports/server/endpoints/readReport.ts";
import { readReportLinkEndpoint } from "#auth/server/endpoints/readReportLink.ts";
import { readViewerEndpoint } from "#auth/server/endpoints/readViewer.ts";
import { registerEndpoint } from "#auth/server/endpoints/register.ts";
import { readOwnProfileEndpoint } from "#people/server/endpoints/readOwnProfile.ts";
import { updateOwnProfileEndpoint } from "#people/server/endpoints/updateOwnProfile.ts";
import { removeAvatarEndpoint } from "#people/server/endpoints/removeAvatar.ts";
import { raiseThresholdsEndpoint } from "#evaluations/server/endpoints/raiseThresholds.ts";
import { removeEvaluationEndpoint } from "#evaluations/server/endpoints/removeEvaluation.ts";
import { readSettingsEndpoint } from "#company/server/endpoints/readSettings.ts";
import { removeLogoEndpoint } from "#company/server/endpoints/removeLogo.ts";
import { updateSettingsEndpoint } from "#company/server/endpoints/updateSettings.ts";
import { removeObjectiveEndpoint } from "#evaluations/server/endpoints/removeObjective.ts";
import { removeParticipantEndpoint } from "#evaluations/server/endpoints/removeParticipant.ts";
import { removeQuestionEndpoint } from "#evaluations/server/endpoints/removeQuestion.ts";
import { removeSecondFactorEndpoint } from "#auth/server/endpoints/removeSecondFactor.ts";
import { removeSkillEndpoint } from "#evaluations/server/endpoints/removeSkill.ts";
import { renewRecoveryCodesEndpoint } from "#auth/server/endpoints/renewRecoveryCodes.ts";
import { reorderQuestionsEndpoint } from "#evaluations/server/endpoints/reorderQuestions.ts";
import { requestMagicLinkEndpoint } from "#auth/server/endpoints/requestMagicLink.ts";
import { requestNewLinkEndpoint } from "#auth/server/endpoints/requestNewLink.ts";
import { requestResetEndpoint } from "#auth/server/endpoints/requestReset.ts";
import { requireSecondFactorEndpoint } from "#auth/server/endpoints/requireSecondFactor.ts";
import { resendConfirmationEndpoint } from "#auth/server/endpoints/resendConfirmation.ts";
import { resendInvitationEndpoint } from "#people/server/endpoints/resendInvitation.ts";
import { resendInvitationsEndpoint } from "#people/server/endpoints/resendInvitations.ts";
import { resetPasswordEndpoint } from "#auth/server/endpoints/resetPassword.ts";
import { saveAnswerEndpoint } from "#answers/server/endpoints/saveAnswer.ts";
import { securityEndpoint } from "#auth/server/endpoints/security.ts";
import { writeMessageEndpoint } from "#site/server/endpoints/writeMessage.ts";
import { givePasswordEndpoint } from "#auth/server/endpoints/givePassword.ts";
import { sendPasswordLinkEndpoint } from "#auth/server/endpoints/sendPasswordLink.ts";
import { setActiveEndpoint } from "#people/server/endpoints/setActive.ts";
import { setDirectManagerEndpoint } from "#people/server/endpoints/setDirectManager.ts";
import { setLanguageEndpoint } from "#auth/server/endpoints/setLanguage.ts";
import { setRoleEndpoint } from "#people/server/endpoints/setRole.ts";
import { setValuesEndpoint } from "#evaluations/server/endpoints/setValues.ts";
import { signInEndpoint } from "#auth/server/endpoints/signIn.ts";
import { signOutEndpoint } from "#auth/server/endpoints/signOut.ts";
import { switchCompanyEndpoint } from "#auth/server/endpoints/switchCompany.ts";
import { unlinkIdentityEndpoint } from "#auth/server/endpoints/unlinkIdentity.ts";
import { updateEvaluationEndpoint } from "#evaluations/server/endpoints/updateEvaluation.ts";
import { updatePersonEndpoint } from "#people/server/endpoints/updatePerson.ts";
import { updateQuestionEndpoint } from "#evaluations/server/endpoints/updateQuestion.ts";
import { findCommentsShown } from "#reports/server/commentsShown.ts";
import { addMembersEndpoint } from "#teams/server/endpoints/addMembers.ts";
import { createTeamEndpoint } from "#teams/server/endpoints/createTeam.ts";
import { exportTeamsEndpoint } from "#teams/server/endpoints/exportTeams.ts";
import { listCandidatesEndpoint } from "#teams/server/endpoints/listCandidates.ts";
import { listTeamLevelEndpoint } from "#teams/server/endpoints/listTeamLevel.ts";
import { listManagedPeopleEndpoint } from "#teams/server/endpoints/listManagedPeople.ts";
import { listMembersEndpoint } from "#teams/server/endpoints/listMembers.ts";
import { listTeamsEndpoint } from "#teams/server/endpoints/listTeams.ts";
import { readTeamEndpoint } from "#teams/server/endpoints/readTeam.ts";
import { removeMemberEndpoint } from "#teams/server/endpoints/removeMember.ts";
import { removeMembersEndpoint } from "#teams/server/endpoints/removeMembers.ts";
import { removeTeamEndpoint } from "#teams/server/endpoints/removeTeam.ts";
import { setMainEndpoint } from "#teams/server/endpoints/setMain.ts";
import { updateTeamEndpoint } from "#teams/server/endpoints/updateTeam.ts";
import { teamMembersManagedBy } from "#teams/server/queries.ts";
import { listViewsEndpoint } from "#views/server/endpoints/listViews.ts";
import { replaceViewsEndpoint } from "#views/server/endpoints/replaceViews.ts";
import type { Router } from "@orpc/server";
import type { RequestContext } from "#platform/server/services.ts";
import type { contract } from "./api.ts";
import { lists } from "./lists.ts";

/** One line per endpoint, as in the contract. */
export const router = {
  auth: {
    viewer: readViewerEndpoint,
    register: registerEndpoint,
    resendConfirmation: resendConfirmationEndpoint,
    confirmEmail: confirmEmailEndpoint,
    signIn: signInEndpoint,
    signOut: signOutEndpoint,
    continueSession: continueSessionEndpoint,
    switchCompany: switchCompanyEndpoint,
    requestReset: requestResetEndpoint,
    resetPassword: resetPasswordEndpoint,
    readInvitation: readInvitationEndpoint,
    acceptInvitation: acceptInvitationEndpoint,
    readReportLink: readReportLinkEndpoint,
    openReportLink: openReportLinkEndpoint,
    requestNewLink: requestNewLinkEndpoint,
    choosePassword: choosePasswordEndpoint,
    setLanguage: setLanguageEndpoint,
    passSecondStep: passSecondStepEndpoint,
    requestMagicLink: requestMagicLinkEndpoint,
    openMagicLink: openMagicLinkEndpoint,
    listProviders: listProvidersEndpoint,
    goToProvider: goToProviderEndpoint,
    comeFromProvider: comeFromProviderEndpoint,
    security: securityEndpoint,
    confirmIdentity: confirmIdentityEndpoint,
    changePassword: changePasswordEndpoint,
    changeEmail: changeEmailEndpoint,
    confirmNewEmail: confirmNewEmailEndpoint,
    beginSecondFactor: beginSecondFactorEndpoint,
    confirmSecondFactor: confirmSecondFactorEndpoint,
    renewRecoveryCodes: renewRecoveryCodesEndpoint,
    removeSecondFactor: removeSecondFactorEndpoint,
    endOwnSession: endOwnSessionEndpoint,
    endOtherSessions: endOtherSessionsEndpoint,
    linkProvider: linkProviderEndpoint,
    unlinkIdentity: unlinkIdentityEndpoint,
    requireSecondFactor: requireSecondFactorEndpoint,
    givePassword: givePasswordEndpoint,
    sendPasswordLink: sendPasswordLinkEndpoint,
  },
  company: {
    readSettings: readSettingsEndpoint,
    updateSettings: updateSettingsEndpoint,
    removeLogo: removeLogoEndpoint,
  },
  views: { list: listViewsEndpoint(lists), replace: replaceViewsEndpoint(lists) },
  people: {
    list: listPeopleEndpoint,
    read: readPersonEndpoint,
    level: listLevelEndpoint,
    above: listAboveEndpoint,
    selectable: listSelectableEndpoint,
    export: exportPeopleEndpoint,
    choices: personChoicesEndpoint(teamMembersManagedBy),
    invite: invitePersonEndpoint,
    inviteMany: inviteManyEndpoint,
    resendInvitation: resendInvitationEndpoint,
    resendInvitations: resendInvitationsEndpoint,
    update: updatePersonEndpoint,
    setRole: setRoleEndpoint,
    setDirectManager: setDirectManagerEndpoint,
    setActive: setActiveEndpoint,
    readOwn: readOwnProfileEndpoint,
    updateOwn: updateOwnProfileEndpoint,
    removeAvatar: removeAvatarEndpoint,
    setManyActive: setManyActiveEndpoint,
    setAdmin: setAdminEndpoint,
    cancelInvitation: cancelInvitationEndpoint,
    remove: removePersonEndpoint,
  },
  peopleImports: peopleImportEndpoints,
  teams: {
    managedPeople: listManagedPeopleEndpoint,
    list: listTeamsEndpoint,
    export: exportTeamsEndpoint,
    level: listTeamLevelEndpoint,
    read: readTeamEndpoint,
    members: listMembersEndpoint,
    candidates: listCandidatesEndpoint,
    create: createTeamEndpoint,
    update: updateTeamEndpoint,
    remove: removeTeamEndpoint,
    addMembers: addMembersEndpoint,
    removeMember: removeMemberEndpoint,
    removeMembers: removeMembersEndpoint,
    setMain: setMainEndpoint,
  },
  skills: {
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
  },
  questionImports: questionImportEndpoints,
  weights: {
    read: readWeightsEndpoint,
    versions: listWeightVersionsEndpoint,
    save: saveWeightsEndpoint,
  },
  evaluations: {
    list: listEvaluationsEndpoint,
    export: exportEvaluationsEndpoint,
    read: readEvaluationEndpoint,
    create: createEvaluationEndpoint,
    createFromJobPosition: createFromJobPositionEndpoint,
    update: updateEvaluationEndpoint,
    remove: removeEvaluationEndpoint,
    countBelowThreshold: countBelowThresholdEndpoint,
    raiseThresholds: raiseThresholdsEndpoint,
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
    readLink: readLinkEndpoint,
    openLink: openLinkEndpoint,
    mine: listMyEvaluationsEndpoint,
    countPending: countPendingAnswersEndpoint,
    read: readAnswersEndpoint(findCommentsShown),
    preview: previewAnswersEndpoint,
    begin: beginAnswersEndpoint,
    save: saveAnswerEndpoint,
    finalise: finaliseAnswersEndpoint,
    decline: declineAnswersEndpoint,
  },
  reports: {
    read: readReportEndpoint,
    progress: readProgressEndpoint,
    pdf: readPdfEndpoint,
    close: closeEarlyEndpoint,
  },
  dashboards: { read: readDashboardEndpoint },
  site: { writeMessage: writeMessageEndpoint },
  jobs: {
    listPositions: listPositionsEndpoint,
    exportPositions: exportPositionsEndpoint,
    readPosition: readPositionEndpoint,
    createPosition: createPositionEndpoint,
    updatePosition: updatePositionEndpoint,
    removePosition: removePositionEndpoint,
    bringBackPosition: bringBackPositionEndpoint,
    listFamilies: listFamiliesEndpoint,
    readFamily: readFamilyEndpoint,
    createFamily: createFamilyEndpoint,
    updateFamily: updateFamilyEndpoint,
    removeFamily: removeFamilyEndpoint,
    listStatuses: listStatusesEndpoint,
    replaceStatuses: replaceStatusesEndpoint,
    missing: readMissingEndpoint,
    restoreLibrary: restoreLibraryEndpoint,
  },
} as Router<typeof contract, RequestContext>;
