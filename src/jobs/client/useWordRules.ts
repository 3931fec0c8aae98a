import type { ApiFailure } from "#platform/client/api.ts";
import type { Reason } from "#platform/client/form.ts";
import { useTexts } from "#platform/client/language.tsx";
import { isNameTaken, shownByWords, type Words } from "./words.ts";

/** What is wrong in the forms of a family and of a position, and where a refusal of the server is shown. */
export function useWordRules() {
  const { nameTaken, fields } = useTexts("jobs");
  return {
    labels: {
      name: { fr: fields.nameFr, en: fields.nameEn },
      description: { fr: fields.descriptionFr, en: fields.descriptionEn },
    },
    check: ({ name }: Words) => ({ name: name.fr.trim() ? null : ("required" as const) }),
    shownBy: shownByWords,
    /** True when it was shown under the name. */
    showTaken: (failure: ApiFailure, refuse: (path: string, reason: Reason) => void): boolean => {
      if (!isNameTaken(failure)) return false;
      refuse("name", { sentence: nameTaken });
      return true;
    },
  };
}
