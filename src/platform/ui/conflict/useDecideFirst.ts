import { useLanguage } from "#platform/client/language.tsx";
import { en } from "./decideTexts.en.ts";
import { fr } from "./decideTexts.fr.ts";
import type { Conflict } from "./useVersionedForm.ts";

/** Why the main button of a form does not save while it shows a conflict; null where there is none. */
export function useDecideFirst({ isOpen }: Pick<Conflict, "isOpen">): string | null {
  const { language } = useLanguage();
  return isOpen ? { fr, en }[language].reason : null;
}
