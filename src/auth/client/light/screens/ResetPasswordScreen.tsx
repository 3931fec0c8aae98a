import { useTexts } from "#platform/client/language.tsx";
import { authApi } from "../api.ts";
import { PasswordByLink } from "../PasswordByLink.tsx";

/** /auth/reset-password and /reset-password: the two forms of one link (§2). */
export function ResetPasswordScreen() {
  const { reset } = useTexts("auth");
  return <PasswordByLink words={reset} send={(choice) => authApi.resetPassword(choice)} />;
}
