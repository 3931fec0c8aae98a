import { PhaseLine } from "#platform/ui/display/PhaseLine.tsx";
import { Progress } from "#platform/ui/display/Progress.tsx";
import { Ring } from "#platform/ui/display/Ring.tsx";
import { StatusBadge, type StatusMark } from "#platform/ui/display/StatusBadge.tsx";
import { State, useSample } from "../../sample.tsx";

const marks = {
  plain: ["En poste", "Active"],
  dashed: ["Brouillon", "Draft"],
  clock: ["Invitation", "Invited"],
  waiting: ["Invitation en attente", "Invitation pending"],
  half: ["En cours", "In progress"],
  eye: ["En lecture", "In review"],
  check: ["Terminée", "Completed"],
  box: ["Archivée", "Archived"],
  dot: ["À faire", "To do"],
  dash: ["Participation refusée", "Declined"],
  warning: ["Courriel refusé", "Email refused"],
} satisfies Record<StatusMark, [fr: string, en: string]>;

export function Example() {
  const t = useSample({
    fr: {
      index: 0,
      progress: "10 réponses sur 24",
      phases: ["Préparation", "Collecte", "Rapport"],
      label: "Étapes",
      done: "fait",
    },
    en: {
      index: 1,
      progress: "10 of 24 answers",
      phases: ["Preparation", "Collection", "Report"],
      label: "Steps",
      done: "done",
    },
  });
  return (
    <>
      {Object.entries(marks).map(([mark, words]) => (
        <State key={mark} name={mark}>
          <StatusBadge variant={mark as StatusMark}>{words[t.index]}</StatusBadge>
        </State>
      ))}
      <State name="progress">
        <Progress value={10} max={24} label={t.progress} />
      </State>
      <State name="ring, some answered">
        <Ring answered={5} total={8} />
      </State>
      <State name="ring in a row">
        <Ring answered={0} total={4} size={28} compact />
      </State>
      <State name="ring of many">
        <Ring answered={20} total={60} />
      </State>
      <State name="phases" fullWidth>
        <PhaseLine label={t.label} phases={t.phases} current={1} doneWord={t.done} />
      </State>
    </>
  );
}
