import { useTexts } from "#platform/client/language.tsx";
import { useToast } from "#platform/light/Toasts.tsx";
import { authApi } from "../api.ts";
import { LetterRequest } from "../LetterRequest.tsx";

export function PasswordRecoveryScreen() {
  const { recovery } = useTexts("auth");
  const toast = useToast();
  const ask = async (email: string) => {
    await authApi.requestReset({ email });
    toast({ kind: "success", text: recovery.toast });
  };
  return <LetterRequest words={recovery} ask={ask} />;
}
