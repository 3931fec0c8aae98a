import { en as answersInEnglish } from "#answers/texts.en.ts";
import { fr as answersInFrench } from "#answers/texts.fr.ts";
import { paths } from "#paths.ts";
import type { EmailQuestion } from "#platform/server/emails/emailTemplate.ts";
import { translated } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { PulseQuestion } from "../../contract/content.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const levels = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * The first question with a link for each choice. It opens the survey with that choice made, for the person whose email it is;
 * both stand after « # », which no server receives. Null for a question that one answers in words.
 */
export function writeFirstQuestion(
  { language, appUrl, runId, person }: { language: Language; appUrl: string; runId: string; person: string },
  question: PulseQuestion,
): EmailQuestion | null {
  const t = language === "fr" ? fr : en;
  const { scales } = language === "fr" ? answersInFrench : answersInEnglish;
  const read = (text: PulseQuestion["text"]) => translated(language, text).text;
  const link = (label: string, answer: string | number) => {
    const chosen = new URLSearchParams({ q: question.key, a: String(answer), p: person });
    return { label, url: `${appUrl}${paths.pulseSurvey(runId)}#${chosen}` };
  };
  const text = read(question.text);
  switch (question.type) {
    case "scale": {
      const words = scales[question.scale ?? "agreement"];
      return { text, choices: levels(1, 5).map((level) => link(words[level as keyof typeof words], level)) };
    }
    case "enps": {
      const [first = "", last = ""] = t.ends.enps;
      return { text, choices: levels(0, 10).map((level) => link(String(level), level)), ends: [first, last] };
    }
    case "true_false":
      return { text, choices: [link(t.trueFalse.yes, 1), link(t.trueFalse.no, 0)] };
    case "choice":
      return { text, choices: question.options.map((option) => link(read(option.text), option.key)) };
    case "text":
      return null;
  }
}
