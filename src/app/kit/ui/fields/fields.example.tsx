import { useState } from "react";
import {
  CheckboxField,
  DateField,
  SelectField,
  TextAreaField,
  TextField,
} from "#platform/ui/forms/fields.tsx";
import { SwitchField } from "#platform/ui/forms/SwitchField.tsx";
import { ErrorSummary } from "#platform/ui/forms/ErrorSummary.tsx";
import { State, useSample } from "../../sample.tsx";

const rows = ["25", "50", "100"].map((value) => ({ value, label: value }));

export function Example() {
  const [text, setText] = useState("");
  const [day, setDay] = useState("2026-12-04");
  const [size, setSize] = useState("25");
  const [on, setOn] = useState(true);
  const t = useSample({
    fr: {
      name: "Nom",
      help: "Tel qu’il sera affiché.",
      error: "Ce champ est requis.",
      about: "Présentation",
      due: "Échéance",
      rows: "Lignes par page",
      remind: "Rappels automatiques",
      reason: "L’évaluation est terminée.",
      agree: "J’ai compris qui lira mes réponses.",
    },
    en: {
      name: "Name",
      help: "As it will be shown.",
      error: "This field is required.",
      about: "About",
      due: "Due date",
      rows: "Rows per page",
      remind: "Automatic reminders",
      reason: "The evaluation has ended.",
      agree: "I understand who will read my answers.",
    },
  });
  return (
    <>
      <State name="text, with help">
        <TextField label={t.name} description={t.help} value={text} onChange={setText} />
      </State>
      <State name="text, with an error">
        <TextField label={t.name} id="kit-name" value="" onChange={setText} error={t.error} />
      </State>
      <State name="optional">
        <TextField label={t.name} value={text} onChange={setText} optional />
      </State>
      <State name="disabled">
        <TextField label={t.name} value="Camille" onChange={setText} disabled />
      </State>
      <State name="several lines">
        <TextAreaField label={t.about} id="kit-about" value={text} onChange={setText} error={t.error} />
      </State>
      <State name="date">
        <DateField label={t.due} value={day} onChange={setDay} />
      </State>
      <State name="select">
        <SelectField label={t.rows} value={size} options={rows} onChange={setSize} />
      </State>
      <State name="switch">
        <SwitchField label={t.remind} checked={on} onChange={setOn} description={t.help} />
      </State>
      <State name="switch, disabled with its reason">
        <SwitchField label={t.remind} checked={false} onChange={setOn} disabledReason={t.reason} />
      </State>
      <State name="checkbox">
        <CheckboxField label={t.agree} checked={on} onChange={setOn} description={t.help} />
      </State>
      <State name="summary of the errors of a form" fullWidth>
        <ErrorSummary
          attempts={1}
          errors={[
            { id: "kit-name", error: t.error },
            { id: "kit-about", error: t.error },
          ]}
        />
      </State>
    </>
  );
}
