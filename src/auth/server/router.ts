import type { Router } from "@orpc/server";
import type { authContract } from "../contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { acceptInvitationEndpoint } from "./endpoints/acceptInvitation.ts";
import { beginSecondFactorEndpoint } from "./endpoints/beginSecondFactor.ts";
import { changeEmailEndpoint } from "./endpoints/changeEmail.ts";
import { changePasswordEndpoint } from "./endpoints/changePassword.ts";
import { choosePasswordEndpoint } from "./endpoints/choosePassword.ts";
import { comeFromProviderEndpoint } from "./endpoints/comeFromProvider.ts";
import { confirmEmailEndpoint } from "./endpoints/confirmEmail.ts";
import { confirmIdentityEndpoint } from "./endpoints/confirmIdentity.ts";
import { confirmNewEmailEndpoint } from "./endpoints/confirmNewEmail.ts";
import { confirmSecondFactorEndpoint } from "./endpoints/confirmSecondFactor.ts";
import { continueSessionEndpoint } from "./endpoints/continueSession.ts";
import { endOtherSessionsEndpoint } from "./endpoints/endOtherSessions.ts";
import { endOwnSessionEndpoint } from "./endpoints/endOwnSession.ts";
import { givePasswordEndpoint } from "./endpoints/givePassword.ts";
import { goToProviderEndpoint } from "./endpoints/goToProvider.ts";
import { linkProviderEndpoint } from "./endpoints/linkProvider.ts";
import { listProvidersEndpoint } from "./endpoints/listProviders.ts";
import { openMagicLinkEndpoint } from "./endpoints/openMagicLink.ts";
import { openReportLinkEndpoint } from "./endpoints/openReportLink.ts";
import { passSecondStepEndpoint } from "./endpoints/passSecondStep.ts";
import { readInvitationEndpoint } from "./endpoints/readInvitation.ts";
import { readLinkEndpoint } from "./endpoints/readLink.ts";
import { readOldLinkEndpoint } from "./endpoints/readOldLink.ts";
import { readReportLinkEndpoint } from "./endpoints/readReportLink.ts";
import { readViewerEndpoint } from "./endpoints/readViewer.ts";
import { registerEndpoint } from "./endpoints/register.ts";
import { removeSecondFactorEndpoint } from "./endpoints/removeSecondFactor.ts";
import { renewRecoveryCodesEndpoint } from "./endpoints/renewRecoveryCodes.ts";
import { requestMagicLinkEndpoint } from "./endpoints/requestMagicLink.ts";
import { requestNewLinkEndpoint } from "./endpoints/requestNewLink.ts";
import { requestResetEndpoint } from "./endpoints/requestReset.ts";
import { requireSecondFactorEndpoint } from "./endpoints/requireSecondFactor.ts";
import { resendConfirmationEndpoint } from "./endpoints/resendConfirmation.ts";
import { resetPasswordEndpoint } from "./endpoints/resetPassword.ts";
import { restoreEmailEndpoint } from "./endpoints/restoreEmail.ts";
import { securityEndpoint } from "./endpoints/security.ts";
import { sendPasswordLinkEndpoint } from "./endpoints/sendPasswordLink.ts";
import { setLanguageEndpoint } from "./endpoints/setLanguage.ts";
import { signInEndpoint } from "./endpoints/signIn.ts";
import { signOutEndpoint } from "./endpoints/signOut.ts";
import { switchCompanyEndpoint } from "./endpoints/switchCompany.ts";
import { unlinkIdentityEndpoint } from "./endpoints/unlinkIdentity.ts";

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
