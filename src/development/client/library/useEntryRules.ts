import { useSay, useTexts } from "#platform/client/language.tsx";
import type { Reasons } from "#platform/ui/forms/useEditForm.ts";
import type { LibraryContent } from "../../contract/library.ts";
import { maxHours } from "../../vocabulary/library.ts";
import { isHours, type EntryValues } from "./entryForm.ts";

/** What is required of an entry: its French words, and the hours of a course. */
export function useEntryRules({ kind }: LibraryContent) {
  const texts = useTexts("developmentLibrary");
  const say = useSay();
  const check = ({ title, detail, hours, objectives }: EntryValues): Reasons => {
    const need = (words: { fr: string }, sentence: string) => (words.fr.trim() === "" ? { sentence } : null);
    return {
      title: need(title, texts.needsTitle),
      detail: need(detail, texts.needsDetail),
      hours:
        kind === "course" && !isHours(hours) ? { sentence: say(texts.needsHours, { max: maxHours }) } : null,
      ...Object.fromEntries(
        (kind === "model" ? objectives : []).flatMap(({ sentence, measure }, index) => [
          [`objectives.${index}.sentence`, need(sentence, say(texts.needsObjective, { number: index + 1 }))],
          [`objectives.${index}.measure`, need(measure, say(texts.needsMeasure, { number: index + 1 }))],
        ]),
      ),
    };
  };
  return { check, notSaved: texts.notSaved };
}
