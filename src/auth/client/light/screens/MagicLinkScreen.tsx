import { useTexts } from "#platform/client/language.tsx";
import { authApi } from "../api.ts";
import { LetterRequest } from "../LetterRequest.tsx";

/** A sign-in link by mail. */
export function MagicLinkScreen() {
  const { magicLink } = useTexts("auth");
  const ask = async (email: string, next: { next?: string }) =>
    void (await authApi.requestMagicLink({ email, ...next }));
  return <LetterRequest words={magicLink} ask={ask} />;
}
