import { say } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { PulsePlan } from "../../contract/content.ts";
import { en } from "../light/questions/texts.en.ts";
import { fr } from "../light/questions/texts.fr.ts";

/** « Qui verra quoi? » in two lines, in the language of those who are asked. */
export function formatNotice(
  language: Language,
  { threshold, readers }: Pick<PulsePlan, "threshold" | "readers">,
): string[] {
  const { notice } = { fr, en }[language];
  return [notice.anonymous, say(language, notice[readers], { k: threshold })];
}
