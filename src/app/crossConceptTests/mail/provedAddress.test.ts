import { expect, test } from "vitest";
import { everyEndpoint } from "../../testing/endpoints.ts";

/**
 * What a person who uses a password set by the administration may call before they have used a link to their address, and
 * why it tells nothing of what they are asked, wrote or may read.
 */
const openBefore: Record<string, string> = {
  "auth.setLanguage": "the language of the interface",
  "auth.continueSession": "keeps the session open",
  "auth.switchCompany": "a password is never set for somebody of two companies",
  "auth.security": "how one signs in; nothing of an evaluation",
  "auth.confirmIdentity": "asks for the password",
  "auth.changePassword": "the way out of the password that was set",
  "auth.renewRecoveryCodes": "a password is never set for an account with a second factor",
  "auth.removeSecondFactor": "a password is never set for an account with a second factor",
  "auth.endOwnSession": "ends sessions",
  "auth.endOtherSessions": "ends sessions",
  "auth.unlinkIdentity": "a password is never set for an account with an identity elsewhere",
  "views.list": "saved filters of lists",
  "views.replace": "saved filters of lists",
  "development.listLibrary": "what the company offers to everyone; nothing of a person",
  "development.listLibrarySkills": "what the company offers to everyone; nothing of a person",
  "people.readOwn": "the profile, which the administration reads too",
  "people.updateOwn": "the profile",
  "people.removeAvatar": "the picture",
  "teams.managedPeople": "who reports to whom, which the administration reads too",
  "notifications.preferences": "which emails one wishes",
  "notifications.setPreference": "which emails one wishes",
};

/** The policies « answering », « reading » and « evaluate » ask for it by themselves (platform/server/calls/handle.ts). */
const open = everyEndpoint.filter(
  ({ meta }) => ["session", "signedIn"].includes(meta.allow) && !meta.needsProvedAddress,
);

test("every call that reads one's own things asks for a proved address, or says why it need not", () => {
  expect(open.map(({ name }) => name).toSorted()).toEqual(Object.keys(openBefore).toSorted());
});
