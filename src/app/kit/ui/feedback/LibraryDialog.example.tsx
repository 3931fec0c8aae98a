import { useState } from "react";
import { Button } from "#platform/ui/actions/Button.tsx";
import { LibraryDialog } from "#platform/ui/library/LibraryDialog.tsx";
import { useRestoreLibrary } from "#platform/ui/library/useRestoreLibrary.tsx";
import { State, useSample } from "../../sample.tsx";

interface Missing {
  families: { fr: string; en: string }[];
  skills: { fr: string; en: string }[];
}
const answered = (data: Missing) => ({
  data,
  error: null,
  isFetching: false,
  refetch: async () => undefined,
});

/** The button where there is nothing yet, and the dialog that it opens. */
function FromAList() {
  const { button, dialog } = useRestoreLibrary(NothingMissing, true);
  return (
    <>
      {button}
      {dialog}
    </>
  );
}

const NothingMissing = (shown: { open: boolean; onClose: () => void; isEmpty: boolean }) => (
  <LibraryDialog
    {...shown}
    query={answered({ families: [], skills: [] })}
    kinds={["families", "skills"]}
    words={{ families: { one: "", other: "" }, skills: { one: "", other: "" } }}
    restore={async () => undefined}
    refresh={[]}
  />
);

export function Example() {
  const [open, setOpen] = useState<"add" | "restore" | "nothing" | null>(null);
  const t = useSample({
    fr: {
      open: "Ouvrir",
      pillars: { one: "{count} pilier", other: "{count} piliers" },
      skills: { one: "{count} compétence", other: "{count} compétences" },
      leader: "Leader",
      self: "Autogestion",
      skill: "Compétence",
    },
    en: {
      open: "Open",
      pillars: { one: "{count} pillar", other: "{count} pillars" },
      skills: { one: "{count} skill", other: "{count} skills" },
      leader: "Leader",
      self: "Self-management",
      skill: "Skill",
    },
  });
  const named = (...names: string[]) => names.map((name) => ({ fr: name, en: name }));
  const coming: Missing = {
    families: named(t.leader, t.self),
    skills: named(...Array.from({ length: 12 }, (_, at) => `${t.skill} ${at + 1}`)),
  };
  return (
    <>
      {(["add", "restore", "nothing"] as const).map((name) => (
        <State key={name} name={name}>
          <Button onClick={() => setOpen(name)}>{t.open}</Button>
          <LibraryDialog
            open={open === name}
            onClose={() => setOpen(null)}
            isEmpty={name === "add"}
            query={answered(name === "nothing" ? { families: [], skills: [] } : coming)}
            kinds={["families", "skills"]}
            words={{ families: t.pillars, skills: t.skills }}
            restore={async () => undefined}
            refresh={[]}
          />
        </State>
      ))}
      <State name="from where there is nothing yet">
        <FromAList />
      </State>
    </>
  );
}
