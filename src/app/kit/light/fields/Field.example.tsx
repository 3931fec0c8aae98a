import { useState } from "react";
import { AccountName } from "#platform/light/AccountName.tsx";
import { ErrorSummary } from "#platform/light/ErrorSummary.tsx";
import { Field } from "#platform/light/Field.tsx";
import { PasswordField } from "#platform/light/PasswordField.tsx";
import { RadioCards } from "#platform/light/RadioCards.tsx";
import { Switch } from "#platform/light/Switch.tsx";
import { TextArea } from "#platform/light/TextArea.tsx";
import { State, useSample } from "../../sample.tsx";

export function Example() {
  const [text, setText] = useState("");
  const [level, setLevel] = useState<string | null>("3");
  const [on, setOn] = useState(false);
  const t = useSample({
    fr: {
      email: "Courriel",
      help: "Celui de votre entreprise.",
      error: "Ce courriel n’est pas valide. Exemple\u00A0: nom@entreprise.ca",
      password: "Mot de passe",
      checks: ["10 caractères", "une majuscule"],
      comment: "Un exemple concret",
      question: "Écoute chaque personne avant de décider",
      levels: ["Rarement", "Souvent", "Presque toujours"],
      apart: "Je n’ai pas assez observé",
      shortcuts: "Raccourcis clavier",
    },
    en: {
      email: "Email",
      help: "The one of your company.",
      error: "This email isn’t valid. Example: name@company.ca",
      password: "Password",
      checks: ["10 characters", "a capital letter"],
      comment: "A concrete example",
      question: "Listens to everyone before deciding",
      levels: ["Rarely", "Often", "Almost always"],
      apart: "I haven’t observed enough",
      shortcuts: "Keyboard shortcuts",
    },
  });
  return (
    <>
      <State name="text, with help">
        <Field id="kit-email" label={t.email} help={t.help} value={text} onChange={setText} />
      </State>
      <State name="text, with an error">
        <Field id="kit-wrong" label={t.email} error={t.error} value={text} onChange={setText} />
      </State>
      <State name="new password, with its list">
        <AccountName email="camille@exemple.ca" />
        <PasswordField
          id="kit-password"
          label={t.password}
          autoComplete="new-password"
          value={text}
          onChange={setText}
          checklist={t.checks.map((label, index) => ({ label, done: index === 0 }))}
        />
      </State>
      <State name="several lines, counted">
        <TextArea
          id="kit-comment"
          label={t.comment}
          optional
          value={text}
          onChange={setText}
          maxLength={100}
          countFrom={0}
        />
      </State>
      <State name="switch">
        <Switch label={t.shortcuts} help={t.help} checked={on} onChange={setOn} />
      </State>
      <State name="radio cards" fullWidth>
        <RadioCards
          legend={t.question}
          name="kit-level"
          value={level}
          onChange={setLevel}
          options={[
            ...t.levels.map((label, index) => ({
              value: String(index + 2),
              label,
              shortcut: String(index + 2),
            })),
            { value: "0", label: t.apart, apart: true },
          ]}
        />
      </State>
      <State name="summary of the errors of a form" fullWidth>
        <ErrorSummary
          attempts={1}
          errors={[
            { id: "kit-email", error: t.error },
            { id: "kit-wrong", error: t.error },
          ]}
        />
      </State>
    </>
  );
}
