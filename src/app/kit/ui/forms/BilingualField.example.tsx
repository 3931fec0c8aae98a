import { useState } from "react";
import { BilingualField } from "#platform/ui/forms/BilingualField.tsx";
import { State, useSample } from "../../sample.tsx";

export function Example() {
  const [value, setValue] = useState({ fr: "Écoute chaque personne", en: "" });
  const [long, setLong] = useState({ fr: "", en: "" });
  const t = useSample({
    fr: { question: "Question", help: "Aide", error: "Ce champ est requis." },
    en: { question: "Question", help: "Help", error: "This field is required." },
  });
  return (
    <>
      <State name="to translate" fullWidth>
        <BilingualField label={t.question} value={value} onChange={setValue} />
      </State>
      <State name="several lines, an error" fullWidth>
        <BilingualField label={t.help} value={long} onChange={setLong} rows={3} errors={{ fr: t.error }} />
      </State>
    </>
  );
}
