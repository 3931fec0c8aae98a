import { useState } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import type { Note } from "../../contract/note.ts";
import type { PulseReport } from "../../contract/report.ts";
import { saysSomething, whyNotPublish } from "../../rules/publication.ts";
import { pulses, pulsesApi } from "../queries.ts";

export type NotedRun = Pick<
  PulseReport,
  "id" | "asked" | "answers" | "threshold" | "readers" | "publishedOn" | "status"
>;

/** Shares the note, or the results alone where those who were asked may read them. It says who will be told, and of what. */
export function ShareNote({ run, note }: { run: NotedRun; note: Note }) {
  const { share, shareResults, shared, confirm: t } = useTexts("pulseNote");
  const say = useSay();
  const [isAsking, setIsAsking] = useState(false);
  const { id, asked, readers, publishedOn } = run;
  const hasNote = saysSomething(note);
  const isNews = hasNote ? note.publishedOn === null : publishedOn === null;
  const publish = useAction({
    run: () => pulsesApi.publish({ id, version: note.version }),
    refresh: [pulses.key()],
    announce: () => shared,
    onSuccess: () => setIsAsking(false),
    onFailure: () => setIsAsking(false),
  });
  if (!isNews || whyNotPublish({ ...run, shownAnswers: run.answers ?? 0 }, note) !== null) return null;
  const read = hasNote
    ? readers === "asked" && (run.answers ?? 0) >= run.threshold
      ? t.noteAndResults
      : t.note
    : t.results;
  return (
    <>
      <Button variant={hasNote ? "primary" : "secondary"} onClick={() => setIsAsking(true)}>
        {hasNote ? share : shareResults}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={hasNote ? t.title : t.titleResults}
        confirmLabel={hasNote ? t.action : t.actionResults}
        busy={publish.busy}
        onConfirm={() => void publish.run()}
      >
        {publishedOn === null ? (
          <>
            <p>{say(t.told, { count: asked })}</p>
            <p>
              {read} {t.once}
            </p>
          </>
        ) : (
          <p>{t.toldBefore}</p>
        )}
      </ConfirmDialog>
    </>
  );
}
