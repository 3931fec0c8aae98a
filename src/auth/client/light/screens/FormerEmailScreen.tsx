import { useTexts } from "#platform/client/language.tsx";
import { authApi } from "../api.ts";
import { PasswordByLink } from "../PasswordByLink.tsx";

/** The landing of the link that takes back an address which another person has changed. */
export function FormerEmailScreen() {
  const { formerEmail } = useTexts("auth");
  return <PasswordByLink words={formerEmail} send={(choice) => authApi.restoreEmail(choice)} />;
}
