import { useState, type ReactNode } from "react";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { RadioCards, type RadioCard } from "#platform/light/RadioCards.tsx";
import { TextArea } from "#platform/light/TextArea.tsx";
import { toLocale, translated } from "#platform/texts.ts";
import type { PulseQuestion } from "../../../contract/content.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const levels = [1, 2, 3, 4, 5] as const;
const recommendations = Array.from({ length: 11 }, (_, level) => level);
const maxTextLength = 2000;

/** A question as the person who is asked sees it; what is answered here is not kept. */
export function PreviewedQuestion({ question, kicker }: { question: PulseQuestion; kicker: string }) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const { question: answering } = useTexts("answers");
  const cards = useCards(question);
  const [chosen, setChosen] = useState<string | null>(null);
  const [words, setWords] = useState("");
  const { type, text, required } = question;
  const title = translated(language, text);
  const legend = (
    <>
      <span className="pulse-kicker">
        {kicker}
        {!required && ` · ${texts.optional}`}
      </span>
      <span className="pulse-question" lang={toLocale(title.lang)}>
        {title.text || texts.noText}
      </span>
    </>
  );
  if (type === "text")
    return (
      <fieldset className="radio-cards">
        <legend>{legend}</legend>
        <TextArea
          id="pulse-words"
          label={texts.answer}
          optional={!required && "feminine"}
          value={words}
          onChange={setWords}
          maxLength={maxTextLength}
          rows={4}
        />
      </fieldset>
    );
  if (type === "enps")
    return (
      <ZeroToTen legend={legend} value={chosen} onChange={setChosen} low={texts.low} high={texts.high} />
    );
  return (
    <>
      <RadioCards
        legend={legend}
        name={question.key}
        value={chosen}
        options={cards}
        required={required}
        onChange={setChosen}
      />
      {!required && chosen !== null && (
        <button type="button" className="text-button" onClick={() => setChosen(null)}>
          {answering.clear}
        </button>
      )}
    </>
  );
}

function useCards({ type, scale, options }: PulseQuestion): RadioCard[] {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const { scales, question } = useTexts("answers");
  if (type === "scale") {
    const words = scales[scale ?? "agreement"];
    return levels.map((level) => ({ value: String(level), label: `${level} · ${words[level]}` }));
  }
  if (type === "true_false")
    return [
      { value: "1", label: question.yes },
      { value: "0", label: question.no },
    ];
  return options.map(({ key, text }) => {
    const said = translated(language, text);
    return { value: key, label: <span lang={toLocale(said.lang)}>{said.text || texts.noOption}</span> };
  });
}

interface ZeroToTenProps {
  legend: ReactNode;
  value: string | null;
  onChange: (value: string) => void;
  low: string;
  high: string;
}

/** Eleven targets on one line of a phone. */
const ZeroToTen = ({ legend, value, onChange, low, high }: ZeroToTenProps) => (
  <fieldset className="radio-cards">
    <legend>{legend}</legend>
    <div className="pulse-ten">
      {recommendations.map((level) => (
        <label key={level}>
          <input
            type="radio"
            name="pulse-ten"
            value={level}
            checked={String(level) === value}
            onChange={() => onChange(String(level))}
          />
          {level}
        </label>
      ))}
    </div>
    <div className="pulse-ends" aria-hidden="true">
      <span>{low}</span>
      <span>{high}</span>
    </div>
  </fieldset>
);
