import { computeTextLength } from "#platform/normalizeText.ts";
import { useSay, useTexts } from "./language.tsx";

/**
 * What stands under a field whose text is longer than its limit. No field cuts a text: what was pasted stays whole, and
 * the writer decides what to remove.
 */
export function useExcess(text: string, max: number | undefined): string | undefined {
  const say = useExcessWords();
  return say(text, max);
}

export function useExcessWords() {
  const { form } = useTexts("platform");
  const say = useSay();
  return (text: string, max: number | undefined) => {
    const count = max === undefined ? 0 : computeTextLength(text) - max;
    return count > 0 ? say(form.tooMany, { count, max: max ?? 0 }) : undefined;
  };
}
