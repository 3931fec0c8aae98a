import type { Router } from "@orpc/server";
import type { authContract } from "#auth/contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { acceptInvitationEndpoint } from "#auth/server/endpoints/acceptInvitation.ts";
import { beginSecondFactorEndpoint } from "#auth/server/endpoints/beginSecondFactor.ts";
import { changeEmailEndpoint } from "#auth/server/endpoints/changeEmail.ts";
import { changePasswordEndpoint } from "#auth/server/endpoints/changePassword.ts";
import { choosePasswordEndpoint } from "#auth/server/endpoints/choosePassword.ts";
import { comeFromProviderEndpoint } from "#auth/server/endpoints/comeFromProvider.ts";
import { confirmEmailEndpoint } from "#auth/server/endpoints/confirmEmail.ts";
import { confirmIdentityEndpoint } from "#auth/server/endpoints/confirmIdentity.ts";
import { confirmNewEmailEndpoint } from "#auth/server/endpoints/confirmNewEmail.ts";
import { confirmSecondFactorEndpoint } from "#auth/server/endpoints/confirmSecondFactor.ts";
import { continueSessionEndpoint } from "#auth/server/endpoints/continueSession.ts";
import { endOtherSessionsEndpoint } from "#auth/server/endpoints/endOtherSessions.ts";
import { endOwnSessionEndpoint } from "#auth/server/endpoints/endOwnSession.ts";
import { givePasswordEndpoint } from "#auth/server/endpoints/givePassword.ts";
import { goToProviderEndpoint } from "#auth/server/endpoints/goToProvider.ts";
import { linkProviderEndpoint } from "#auth/server/endpoints/linkProvider.ts";
import { listProvidersEndpoint } from "#auth/server/endpoints/listProviders.ts";
import { openMagicLinkEndpoint } from "#auth/server/endpoints/openMagicLink.ts";
import { openReportLinkEndpoint } from "#auth/server/endpoints/openReportLink.ts";
import { passSecondStepEndpoint } from "#auth/server/endpoints/passSecondStep.ts";
import { readInvitationEndpoint } from "#auth/server/endpoints/readInvitation.ts";
import { readLinkEndpoint } from "#auth/server/endpoints/readLink.ts";
import { readOldLinkEndpoint } from "#auth/server/endpoints/readOldLink.ts";
import { readReportLinkEndpoint } from "#auth/server/endpoints/readReportLink.ts";
import { readViewerEndpoint } from "#auth/server/endpoints/readViewer.ts";
import { registerEndpoint } from "#auth/server/endpoints/register.ts";
import { removeSecondFactorEndpoint } from "#auth/server/endpoints/removeSecondFactor.ts";
import { renewRecoveryCodesEndpoint } from "#auth/server/endpoints/renewRecoveryCodes.ts";
import { requestMagicLinkEndpoint } from "#auth/server/endpoints/requestMagicLink.ts";
import { requestNewLinkEndpoint } from "#auth/server/endpoints/requestNewLink.ts";
import { requestResetEndpoint } from "#auth/server/endpoints/requestReset.ts";
import { requireSecondFactorEndpoint } from "#auth/server/endpoints/requireSecondFactor.ts";
import { resendConfirmationEndpoint } from "#auth/server/endpoints/resendConfirmation.ts";
import { resetPasswordEndpoint } from "#auth/server/endpoints/resetPassword.ts";
import { restoreEmailEndpoint } from "#auth/server/endpoints/restoreEmail.ts";
import { securityEndpoint } from "#auth/server/endpoints/security.ts";
import { sendPasswordLinkEndpoint } from "#auth/server/endpoints/sendPasswordLink.ts";
import { setLanguageEndpoint } from "#auth/server/endpoints/setLanguage.ts";
import { signInEndpoint } from "#auth/server/endpoints/signIn.ts";
import { signOutEndpoint } from "#auth/server/endpoints/signOut.ts";
import { switchCompanyEndpoint } from "#auth/server/endpoints/switchCompany.ts";
import { unlinkIdentityEndpoint } from "#auth/server/endpoints/unlinkIdentity.ts";

/** One line per endpoint, as in the contract. */
export const authRouter: Router<typeof authContract, RequestContext> = {
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
  readLink: readLinkEndpoint,
  readOldLink: readOldLinkEndpoint,
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
  restoreEmail: restoreEmailEndpoint,
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
};
