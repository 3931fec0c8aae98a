import { useState } from "react";
import { Button } from "#platform/ui/Button.tsx";
import { LibraryDialog } from "#platform/ui/library/LibraryDialog.tsx";
import { State, useSample } from "../../sample.tsx";

type Coming = readonly { key: string; title: string; names: readonly string[] }[];
const answered = (data: Coming) => ({ data, error: null, isFetching: false, refetch: async () => undefined });

export function Example() {
  const [open, setOpen] = useState<"add" | "restore" | "nothing" | null>(null);
  const t = useSample({
    fr: {
      open: "Ouvrir",
      pillars: "2 piliers",
      skills: "12 compétences",
      leader: "Leader",
      self: "Autogestion",
      skill: "Compétence",
    },
    en: {
      open: "Open",
      pillars: "2 pillars",
      skills: "12 skills",
      leader: "Leader",
      self: "Self-management",
      skill: "Skill",
    },
  });
  const coming: Coming = [
    { key: "families", title: t.pillars, names: [t.leader, t.self] },
    { key: "skills", title: t.skills, names: Array.from({ length: 12 }, (_, at) => `${t.skill} ${at + 1}`) },
  ];
  return (
    <>
      {(["add", "restore", "nothing"] as const).map((name) => (
        <State key={name} name={name}>
          <Button onClick={() => setOpen(name)}>{t.open}</Button>
          <LibraryDialog
            open={open === name}
            onClose={() => setOpen(null)}
            isEmpty={name === "add"}
            query={answered(name === "nothing" ? [] : coming)}
            comingOf={(kinds) => kinds}
            restore={async () => undefined}
            refresh={[]}
          />
        </State>
      ))}
    </>
  );
}
