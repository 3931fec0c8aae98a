import { useState } from "react";
import { useLanguage } from "#platform/client/language.tsx";
import { toLocale, translated } from "#platform/texts.ts";
import type { PulseQuestion } from "../../../contract/content.ts";
import { SurveyFields } from "./SurveyFields.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** A question as the person who is asked sees it; what is answered here is not kept. */
export function PreviewedQuestion({ question, kicker }: { question: PulseQuestion; kicker: string }) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const [value, setValue] = useState<number | string | null>(null);
  const { text, options } = question;
  const title = translated(language, text);
  const named = options.map((option) =>
    translated(language, option.text).text
      ? option
      : { ...option, text: { fr: texts.noOption, en: texts.noOption } },
  );
  return (
    <SurveyFields
      question={{ ...question, options: named }}
      legend={
        <>
          <span className="pulse-kicker">{kicker}</span>
          <span className="pulse-question" lang={toLocale(title.lang)}>
            {title.text || texts.noText}
          </span>
        </>
      }
      value={value}
      onAnswer={setValue}
      withKeys={false}
      isMissing={false}
    />
  );
}
