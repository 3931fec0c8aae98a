import { useTexts } from "#platform/client/language.tsx";
import { useToast } from "#platform/light/Toasts.tsx";
import { authApi } from "../api.ts";
import { EmailRequest } from "../EmailRequest.tsx";

export function PasswordRecoveryScreen() {
  const { recovery } = useTexts("auth");
  const toast = useToast();
  const ask = async (email: string) => {
    await authApi.requestReset({ email });
    toast({ variant: "success", text: recovery.toast });
  };
  return <EmailRequest words={recovery} ask={ask} />;
}
