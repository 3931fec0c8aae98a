import { useState } from "react";
import { Button } from "#platform/ui/actions/Button.tsx";
import { TextField } from "#platform/ui/forms/fields.tsx";
import { SwitchField } from "#platform/ui/forms/SwitchField.tsx";
import { paths } from "#paths.ts";
import { CreateForm } from "#platform/ui/forms/CreateForm.tsx";
import { FormDialog } from "#platform/ui/forms/FormDialog.tsx";
import { FieldPair, FormLayout, FormSection } from "#platform/ui/forms/FormLayout.tsx";
import { SaveBar } from "#platform/ui/forms/SaveBar.tsx";
import { SettingSection } from "#platform/ui/forms/SettingSection.tsx";
import { State, useSample } from "../../sample.tsx";

const summary = { attempts: 0, errors: [] };
const ignore = (event: { preventDefault: () => void }) => event.preventDefault();

export function Example() {
  const [name, setName] = useState("Camille");
  const [isOpen, setIsOpen] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  const [isOn, setIsOn] = useState(true);
  const t = useSample({
    fr: {
      first: "Prénom",
      last: "Nom",
      save: "Enregistrer",
      create: "Créer la personne",
      edit: "Modifier",
      part: "Coordonnées",
      settings: "Rappels",
      remind: "Rappels automatiques",
    },
    en: {
      first: "First name",
      last: "Last name",
      save: "Save",
      create: "Create the person",
      edit: "Edit",
      part: "Contact details",
      settings: "Reminders",
      remind: "Automatic reminders",
    },
  });
  return (
    <>
      <State name="two fields side by side, the main button at the right" fullWidth>
        <FormLayout onSubmit={ignore} summary={summary} footer={<Button variant="primary">{t.save}</Button>}>
          <FieldPair>
            <TextField label={t.first} value={name} onChange={setName} />
            <TextField label={t.last} value={name} onChange={setName} />
          </FieldPair>
        </FormLayout>
      </State>
      <State name="of something new" fullWidth>
        <CreateForm
          form={{ summary, isDirty: false, busy: false, onSubmit: ignore }}
          back={paths.dashboard()}
          submit={t.create}
        >
          <TextField label={t.first} value={name} onChange={setName} />
        </CreateForm>
      </State>
      <State name="in parts" fullWidth>
        <FormLayout onSubmit={ignore} summary={summary}>
          <FormSection title={t.part}>
            <TextField label={t.first} value={name} onChange={setName} />
            <TextField label={t.last} value={name} onChange={setName} />
          </FormSection>
        </FormLayout>
      </State>
      <State name="in a dialog">
        <Button onClick={() => setIsOpen(true)}>{t.edit}</Button>
        {isOpen && (
          <FormDialog
            title={t.edit}
            onClose={() => setIsOpen(false)}
            form={{ busy: false, isDirty: false, onSubmit: ignore, summary }}
          >
            <TextField label={t.first} value={name} onChange={setName} />
          </FormDialog>
        )}
      </State>
      <State name="settings that save themselves" fullWidth>
        <SettingSection title={t.settings}>
          {(saved) => (
            <SwitchField
              label={t.remind}
              checked={isOn}
              onChange={(next) => {
                setIsOn(next);
                saved();
              }}
            />
          )}
        </SettingSection>
      </State>
      <State name="unsaved changes">
        <Button onClick={() => setIsDirty(true)}>change</Button>
        <SaveBar
          isDirty={isDirty}
          busy={false}
          onSave={() => setIsDirty(false)}
          onReset={() => setIsDirty(false)}
        />
      </State>
    </>
  );
}
