import { useTexts } from "#platform/client/language.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import type { ApiFailure } from "#platform/client/api.ts";
import { isNameTaken, shownByWords } from "../words.ts";
import type { PositionValues } from "./positionValues.ts";

interface Options {
  initial: PositionValues;
  send: (values: PositionValues) => Promise<unknown>;
  /** What the form does not show itself. */
  onFailure?: (failure: ApiFailure) => boolean;
}

/** The form of a position, new or not: what is wrong, and where a refusal of the server is shown. */
export function usePositionForm({ initial, send, onFailure }: Options) {
  const { nameTaken, skills } = useTexts("jobs");
  const form = useEditForm<PositionValues>({
    initial,
    check: ({ name, familyId, unmatchedSkill }) => ({
      name: name.fr.trim() ? null : "required",
      familyId: familyId ? null : "required",
      skills: unmatchedSkill ? { sentence: skills.picker.unmatched } : null,
    }),
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
