import { useState } from "react";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Drawer } from "#platform/ui/drawer/Drawer.tsx";
import { useDrawer, type DrawerControls } from "#platform/ui/drawer/useDrawer.ts";
import { TextField } from "#platform/ui/forms/fields.tsx";
import { Facts } from "#platform/ui/page/Section.tsx";
import { State, useSample } from "../../sample.tsx";

export function Example() {
  const drawer = useDrawer();
  const row = Number(drawer.shown ?? Number.NaN);
  const t = useSample({
    fr: {
      preview: "Aperçu",
      edit: "Modifier le poste",
      open: "Ouvrir",
      save: "Enregistrer",
      job: "Poste",
      people: [
        ["Camille Roy", "Cheffe d’atelier"],
        ["Benoît Côté", "Soudeur"],
        ["Anne-Marie Desrochers-Villeneuve de la Fontaine", "Direction"],
      ],
    },
    en: {
      preview: "Preview",
      edit: "Change the position",
      open: "Open",
      save: "Save",
      job: "Position",
      people: [
        ["Camille Roy", "Shop lead"],
        ["Benoît Côté", "Welder"],
        ["Anne-Marie Desrochers-Villeneuve de la Fontaine", "Management"],
      ],
    },
  });
  const [last, setLast] = useState(0);
  if (Number.isInteger(row) && row !== last) setLast(row);
  const [name = "", value = ""] = t.people[last] ?? [];
  return (
    <>
      <State name="facts of a row, among others">
        <Button onClick={() => drawer.show("0")}>{t.preview}</Button>
        <Drawer
          open={Number.isInteger(row)}
          onClose={drawer.close}
          title={name}
          rows={drawer.rowsAround(t.people.map((_, at) => String(at)))}
          action={
            <Button variant="primary" onClick={drawer.close} initialFocus>
              {t.open}
            </Button>
          }
        >
          <Facts facts={[{ label: t.job, value }]} />
        </Drawer>
      </State>
      <State name="a form, guarded once it is changed">
        <Button onClick={() => drawer.show("form")}>{t.edit}</Button>
        <FormDrawer drawer={drawer} words={t} />
      </State>
    </>
  );
}

interface FormDrawerProps {
  drawer: DrawerControls;
  words: { edit: string; save: string; job: string };
}

function FormDrawer({ drawer, words }: FormDrawerProps) {
  const [job, setJob] = useState("");
  const open = drawer.shown === "form";
  if (!open && job !== "") setJob("");
  return (
    <Drawer
      open={open}
      onClose={drawer.close}
      title={words.edit}
      isDirty={job !== ""}
      action={
        <Button variant="primary" onClick={() => setJob("")}>
          {words.save}
        </Button>
      }
    >
      <TextField label={words.job} value={job} onChange={setJob} />
    </Drawer>
  );
}
