import { useState } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { Section, Stack } from "#platform/ui/page/Section.tsx";
import { type Language, languages } from "#platform/vocabulary.ts";
import { toPreviewedQuestion, type Preview } from "./previewed.ts";
import type { QuestionValues } from "./questionValues.ts";

const readers = ["other", "self"] as const;

/** The question that is being written, as it will be asked: of others and of the person evaluated, in both languages. */
export function PreviewSection({ preview: Shown, values }: { preview: Preview; values: QuestionValues }) {
  const { preview: texts } = useTexts("skills");
  const [language, setLanguage] = useState<Language>("fr");
  const [reader, setReader] = useState<(typeof readers)[number]>("other");
  return (
    <Section title={texts.title} intro={texts.intro} bare>
      <Stack>
        <SelectField
          label={texts.language}
          value={language}
          options={languages.map((value) => ({ value, label: texts.languages[value] }))}
          onChange={setLanguage}
        />
        <SelectField
          label={texts.reader}
          value={reader}
          options={readers.map((value) => ({ value, label: texts.readers[value] }))}
          onChange={setReader}
        />
        {values.text.fr.trim() === "" ? (
          <p>{texts.empty}</p>
        ) : (
          <Shown question={toPreviewedQuestion(values)} language={language} isSelf={reader === "self"} />
        )}
      </Stack>
    </Section>
  );
}
