import { useTexts } from "#platform/client/language.tsx";
import { authApi } from "../api.ts";
import { EmailRequest } from "../EmailRequest.tsx";

/** A sign-in link by mail. */
export function MagicLinkScreen() {
  const { magicLink } = useTexts("auth");
  const ask = async (email: string, next: { next?: string }) =>
    void (await authApi.requestMagicLink({ email, ...next }));
  return <EmailRequest words={magicLink} ask={ask} />;
}
