import { useEffect, useState } from "react";
import { Button } from "#platform/ui/actions/Button.tsx";
import { closeTask, shownTasks, startTask } from "#platform/ui/tasks/tasks.ts";
import { TaskPanel } from "#platform/ui/tasks/TaskPanel.tsx";
import { State, useSample } from "../../sample.tsx";

export function Example() {
  const t = useSample({
    fr: {
      import: "Import de personnes",
      invite: "Envoi des invitations",
      done: "48 personnes ajoutées.",
      failed: "3 courriels sur 5 sont partis.",
      file: "Évaluations (PDF)",
      prepared: "Votre fichier se prépare\u00A0: 40\u00A0%",
      retry: "Réessayer",
    },
    en: {
      import: "Import of people",
      invite: "Sending invitations",
      done: "48 people added.",
      failed: "3 emails out of 5 went out.",
      file: "Evaluations (PDF)",
      prepared: "Your file is being prepared: 40%",
      retry: "Try again",
    },
  });
  const [task, setTask] = useState<ReturnType<typeof startTask> | null>(null);
  useEffect(() => () => shownTasks().forEach(({ id }) => closeTask(id)), []);
  return (
    <>
      <State name="running">
        <Button
          onClick={() => {
            const started = startTask({ title: t.import, total: 48, cancel: () => undefined });
            started.progress(12);
            setTask(started);
          }}
        >
          start
        </Button>
      </State>
      <State name="running, in words of its own">
        <Button onClick={() => startTask({ title: t.file, total: 100, counts: t.prepared }).progress(40)}>
          prepare
        </Button>
      </State>
      <State name="done">
        <Button onClick={() => task?.finish(t.done)} off={!task}>
          finish
        </Button>
      </State>
      <State name="failed, with what to do">
        <Button
          onClick={() =>
            startTask({ title: t.invite, total: 5 }).fail(t.failed, { label: t.retry, run: () => undefined })
          }
        >
          fail
        </Button>
      </State>
      <TaskPanel />
    </>
  );
}
