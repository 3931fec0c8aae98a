import type { authContract } from "#auth/contract.ts";
import { createApi } from "#platform/client/api.ts";
import { useLanguage } from "#platform/client/language.tsx";

const auth = createApi<typeof authContract>("auth");

/** The language that one does not read now, and the way to it: at once on the screen, then in the account. */
export function useChangeLanguage() {
  const { language, speak } = useLanguage();
  const other = language === "fr" ? "en" : "fr";
  const changeLanguage = async () => {
    await speak(other);
    await auth.setLanguage({ language: other });
  };
  return { other, changeLanguage } as const;
}
