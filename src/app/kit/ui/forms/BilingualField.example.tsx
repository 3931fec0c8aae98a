import { useState } from "react";
import { BilingualField } from "#platform/ui/forms/BilingualField.tsx";
import { State, useSample } from "../../sample.tsx";

export function Example() {
  const [value, setValue] = useState({ fr: "Écoute chaque personne", en: "" });
  const [long, setLong] = useState({ fr: "", en: "" });
  const t = useSample({
    fr: {
      question: { fr: "Question, en français", en: "Question, en anglais" },
      help: { fr: "Aide, en français", en: "Aide, en anglais" },
      error: "Ce champ est requis.",
    },
    en: {
      question: { fr: "Question, in French", en: "Question, in English" },
      help: { fr: "Help, in French", en: "Help, in English" },
      error: "This field is required.",
    },
  });
  return (
    <>
      <State name="to translate" fullWidth>
        <BilingualField labels={t.question} maxLength={200} value={value} onChange={setValue} />
      </State>
      <State name="several lines, an error" fullWidth>
        <BilingualField
          labels={t.help}
          maxLength={300}
          value={long}
          onChange={setLong}
          rows={3}
          error={t.error}
        />
      </State>
    </>
  );
}
