import { useEffect, useRef, useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { failureFrom, type ApiFailure } from "#platform/client/api.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { evaluationsApi, runInOrder, useKeepEvaluation } from "../queries.ts";

/** The fields that save themselves. */
export interface DraftFields {
  name: string;
  description: string | null;
  subjectProfileId: string | null;
  evaluationType: Evaluation["evaluationType"];
  dueOn: string | null;
  scale: Evaluation["scale"];
  commentsMandatory: boolean;
  subjectAnswers: boolean;
  selectedDimensions: Evaluation["selectedDimensions"];
}
export type SaveState = "untouched" | "saving" | "saved" | "failed";

const blank: DraftFields = {
  name: "",
  description: null,
  subjectProfileId: null,
  evaluationType: "full",
  dueOn: null,
  scale: "frequency",
  commentsMandatory: false,
  subjectAnswers: true,
  selectedDimensions: ["skills"],
};
const toFields = (evaluation: Evaluation): DraftFields => ({
  ...evaluation,
  subjectProfileId: evaluation.subject?.id ?? null,
});

/** The pause before saving, in milliseconds: longer than a word takes, too short to be noticed. */
const pause = 600;

/** The job position from which a new draft takes its skills. */
export interface StartingPosition {
  id: string;
  name: { fr: string; en: string | null };
}

interface DraftOptions {
  /** Null until the first change creates the draft. */
  evaluation: Evaluation | null;
  onCreated: (id: string) => void;
}

/** Changes typed over the loaded evaluation: sent after a pause, one call at a time, kept until they are saved. */
export function useDraft({ evaluation, onCreated }: DraftOptions) {
  const keep = useKeepEvaluation();
  const [edits, setEdits] = useState<Partial<DraftFields>>({});
  const [state, setState] = useState<SaveState>("untouched");
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [position, setPosition] = useState<StartingPosition | null>(null);
  const job = useRef<Job>({
    edits: {},
    id: evaluation?.id ?? null,
    positionId: null,
    timer: 0,
    running: null,
  });

  const startFrom = (next: StartingPosition | null) => {
    job.current.positionId = next?.id ?? null;
    setPosition(next);
  };
  const setPending = (pending: Partial<DraftFields>) => {
    job.current.edits = pending;
    setEdits(pending);
  };
  const write = useAction({
    run: async (sent: Partial<DraftFields>) => {
      if (job.current.id === null) {
        const { positionId: jobPositionId } = job.current;
        const created = await runInOrder(() =>
          jobPositionId
            ? evaluationsApi.createFromJobPosition({ jobPositionId, ...toNewEvaluation(sent) })
            : evaluationsApi.create(toNewEvaluation(sent)),
        );
        job.current.id = created.id;
        await keep(created);
        onCreated(created.id);
      }
      const id = job.current.id;
      await keep(await runInOrder(() => evaluationsApi.update({ id, ...sent })));
    },
  });
  const attempt = async (sent: Partial<DraftFields>): Promise<boolean> => {
    setState("saving");
    try {
      await write.attempt(sent);
      setPending(omitSaved(job.current.edits, sent));
      setFailure(null);
      setState("saved");
      return true;
    } catch (error) {
      const refused = failureFrom(error);
      // The field of the position shows the reason; the changes are kept without it.
      if (job.current.id === null && refused.fields["jobPositionId"]) startFrom(null);
      setFailure(refused);
      setState("failed");
      return false;
    }
  };
  /** Sends the pending changes; false when something could not be saved. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(job.current.timer);
    if (job.current.running) await job.current.running;
    if (Object.keys(job.current.edits).length === 0) return true;
    job.current.running ??= attempt(job.current.edits).finally(() => {
      job.current.running = null;
    });
    return (await job.current.running) ? flush() : false;
  };
  const set = (change: Partial<DraftFields>, when: "now" | "afterPause" = "now") => {
    setPending({ ...job.current.edits, ...change });
    clearTimeout(job.current.timer);
    job.current.timer = window.setTimeout(() => void flush(), when === "now" ? 0 : pause);
  };

  useLastChance(job, flush);
  return {
    fields: { ...(evaluation ? toFields(evaluation) : blank), ...edits },
    set,
    /** Where a new draft begins, before its first change creates it. */
    startFrom,
    position,
    flush,
    state,
    failure,
    /** Read after a flush: the first change creates the draft. */
    savedId: () => job.current.id,
    isTouched: evaluation !== null || Object.keys(edits).length > 0,
  };
}
export type Draft = ReturnType<typeof useDraft>;

interface Job {
  edits: Partial<DraftFields>;
  id: string | null;
  positionId: string | null;
  timer: number;
  running: Promise<boolean> | null;
}

const toNewEvaluation = (sent: Partial<DraftFields>) => ({
  evaluationType: sent.evaluationType ?? blank.evaluationType,
  ...(sent.name?.trim() ? { name: sent.name } : {}),
  ...(sent.subjectProfileId ? { subjectProfileId: sent.subjectProfileId } : {}),
});

/** Changes typed while the call was in flight are sent next. */
const omitSaved = (edits: Partial<DraftFields>, sent: Partial<DraftFields>): Partial<DraftFields> =>
  Object.fromEntries(
    Object.entries(edits).filter(([field, value]) => value !== sent[field as keyof DraftFields]),
  );

/** Sends pending changes when the screen is left; asks before the window closes. */
function useLastChance(job: { current: Job }, flush: () => Promise<boolean>) {
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (Object.keys(job.current.edits).length > 0) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
      void latest.current();
    };
  }, [job]);
}
