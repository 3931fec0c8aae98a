import type { Language } from "#platform/vocabulary.ts";
import type { PulseContent, PulsePlan } from "../../contract/content.ts";
import { sayNotice, toNoticeFacts } from "../../rules/notice.ts";
import { en } from "../../texts/notice.en.ts";
import { fr } from "../../texts/notice.fr.ts";

/** « Qui verra quoi? » in two lines, as those who are asked read it, in their language. */
export const formatNotice = (
  language: Language,
  content: Pick<PulseContent, "questions">,
  access: Pick<PulsePlan, "threshold" | "readers">,
): readonly string[] => sayNotice(language, { fr, en }[language], toNoticeFacts(content, access));
