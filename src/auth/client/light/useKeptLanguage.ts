import type { LinkOwner } from "#auth/contract/linkOwner.ts";
import { rememberLanguage, useLanguage } from "#platform/client/language.tsx";
import { authApi } from "./api.ts";

/**
 * For the click that opens a session: this device keeps the language of the page, and so does the profile when the person
 * has chosen another there.
 */
export function useKeptLanguage({ language: own }: LinkOwner): () => Promise<void> {
  const { language } = useLanguage();
  return async () => {
    rememberLanguage(language);
    if (own && own !== language) await authApi.setLanguage({ language }).catch(() => undefined);
  };
}
