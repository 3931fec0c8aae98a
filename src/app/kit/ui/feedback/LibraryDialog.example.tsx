import { useState } from "react";
import { Button } from "#platform/ui/Button.tsx";
import { LibraryDialog } from "#platform/ui/library/LibraryDialog.tsx";
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
    </>
  );
}
