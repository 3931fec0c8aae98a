import type { ApiFailure } from "#platform/client/api.ts";
import { useTexts } from "#platform/client/language.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { isNameTaken, shownByWords, type Words } from "../words.ts";

interface Options {
  initial: Words;
  send: (words: Words) => Promise<unknown>;
  /** What the form does not show itself. */
  onFailure?: (failure: ApiFailure) => boolean;
}

/** The form of a family, new or not. */
export function useFamilyForm({ initial, send, onFailure }: Options) {
  const { nameTaken } = useTexts("jobs");
  const form = useEditForm<Words>({
    initial,
    check: ({ name }) => ({ name: name.fr.trim() ? null : "required" }),
    send,
    shownBy: shownByWords,
    onFailure: (failure) => {
      if (!isNameTaken(failure)) return onFailure?.(failure) ?? false;
      form.refuse("name", { sentence: nameTaken });
      return true;
    },
  });
  return form;
}
