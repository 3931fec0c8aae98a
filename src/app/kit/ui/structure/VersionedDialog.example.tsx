import { useState } from "react";
import { announce } from "#platform/client/screen.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { VersionedDialog } from "#platform/ui/conflict/VersionedDialog.tsx";
import { TextField } from "#platform/ui/forms/fields.tsx";
import { State, useSample } from "../../sample.tsx";

const useWords = () =>
  useSample({
    fr: { edit: "Modifier la fiche", city: "Ville", other: "Zoé déménage", saved: "Enregistré." },
    en: { edit: "Edit the record", city: "City", other: "Zoé moves", saved: "Saved." },
  });

export function Example() {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <State name="another person changes what a dialog holds">
      <Button onClick={() => setIsOpen(true)}>{t.edit}</Button>
      {isOpen && <CityDialog onClose={() => setIsOpen(false)} />}
    </State>
  );
}

function CityDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const [stored, setStored] = useState({ city: "Lévis", version: 1 });
  const edit = useVersionedForm({
    stored,
    toValues: ({ city }) => ({ city }),
    labels: { city: t.city },
    check: ({ city }) => ({ city: city ? null : "required" }),
    send: () => {
      announce(t.saved);
      onClose();
      return Promise.resolve();
    },
  });
  return (
    <VersionedDialog
      title={t.edit}
      edit={edit}
      lastChange={{ by: "Zoé Roy", at: "2026-11-21T14:00:00.000Z" }}
      onClose={onClose}
    >
      <TextField label={t.city} {...edit.form.field("city")} />
      <p>
        <Button
          size="small"
          onClick={() => setStored(({ version }) => ({ city: "Rimouski", version: version + 1 }))}
        >
          {t.other}
        </Button>
      </p>
    </VersionedDialog>
  );
}
