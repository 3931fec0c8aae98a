import { useEffect, useRef, useState } from "react";
import { failureFrom, type ApiFailure } from "#platform/client/api.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { PulseContent, PulsePlan } from "../../contract/content.ts";
import type { Template } from "../../contract/templates.ts";
import { pulses, pulsesApi } from "../queries.ts";

export interface DraftFields {
  content: PulseContent;
  plan: PulsePlan;
}
type SaveState = "saved" | "saving" | "failed" | "conflict";

/** The pause before saving, in milliseconds: longer than a word takes, too short to be noticed. */
export const pause = 600;

const toFields = ({ content, plan }: Template): DraftFields => ({ content, plan });

/** What is on its way to the server. */
interface Job {
  fields: DraftFields;
  version: number;
  isDirty: boolean;
  timer: number;
  running: Promise<boolean> | null;
}

/**
 * The draft of a survey, which saves itself: after a pause, one call at a time. Where another person has saved meanwhile,
 * nothing more is sent until one chooses; without changes of one's own, what they wrote is shown.
 */
export function useTemplateDraft(stored: Template) {
  const [fields, setFields] = useState(() => toFields(stored));
  const [state, setState] = useState<SaveState>("saved");
  /** What the server was last known to have. */
  const [known, setKnown] = useState({ base: fields, version: stored.version });
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const job = useRef<Job>({
    fields,
    version: stored.version,
    isDirty: false,
    timer: 0,
    running: null,
  });
  const write = useAction({
    run: async (sent: { fields: DraftFields; version: number }) => {
      const { version } = await pulsesApi.saveTemplate({
        id: stored.id,
        version: sent.version,
        ...sent.fields,
      });
      return { ...stored, ...sent.fields, version };
    },
    keep: pulses.readTemplate.queryKey({ input: { id: stored.id } }),
  });

  const attempt = async (): Promise<boolean> => {
    const sent = job.current.fields;
    setState("saving");
    try {
      const { version } = await write.attempt({ fields: sent, version: job.current.version });
      Object.assign(job.current, { version, isDirty: job.current.fields !== sent });
      setKnown({ base: sent, version });
      setFailure(null);
      if (!job.current.isDirty) setState("saved");
      return true;
    } catch (error) {
      const refused = failureFrom(error);
      const isConflict = refused.code === "edited_meanwhile";
      setFailure(isConflict ? null : refused);
      setState(isConflict ? "conflict" : "failed");
      return false;
    }
  };
  /** Sends what is pending; false when it could not be saved. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(job.current.timer);
    if (job.current.running) await job.current.running;
    if (!job.current.isDirty) return true;
    job.current.running ??= attempt().finally(() => {
      job.current.running = null;
    });
    return (await job.current.running) ? flush() : false;
  };
  const set = (change: Partial<DraftFields>) => {
    const next = { ...job.current.fields, ...change };
    Object.assign(job.current, { fields: next, isDirty: true });
    setFields(next);
    clearTimeout(job.current.timer);
    if (state === "conflict") return;
    // Said at once: « Enregistré » is not true of what was just typed.
    setState("saving");
    job.current.timer = window.setTimeout(() => void flush(), pause);
  };
  /** Shows what is stored now, in place of what was typed. */
  const adopt = () => {
    clearTimeout(job.current.timer);
    const taken = toFields(stored);
    Object.assign(job.current, { fields: taken, version: stored.version, isDirty: false });
    setKnown({ base: taken, version: stored.version });
    setFields(taken);
    setState("saved");
  };
  const overwrite = () => {
    job.current.version = stored.version;
    void flush();
  };

  const isBehind = stored.version > known.version;
  useEffect(() => {
    if (isBehind && !job.current.isDirty && !job.current.running) adopt();
  });
  useLastChance(job, flush);
  return {
    ...fields,
    setContent: (content: Partial<PulseContent>) =>
      set({ content: { ...job.current.fields.content, ...content } }),
    setPlan: (plan: Partial<PulsePlan>) => set({ plan: { ...job.current.fields.plan, ...plan } }),
    flush,
    state,
    failure,
    /** Of the last version that is known to be stored. */
    getVersion: () => job.current.version,
    conflict: { isOpen: state === "conflict", base: known.base, overwrite, adopt },
  };
}
export type TemplateDraft = ReturnType<typeof useTemplateDraft>;

/** Sends pending changes when the screen is left; asks before the window closes. */
function useLastChance(job: { current: Job }, flush: () => Promise<boolean>) {
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (job.current.isDirty) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
      void latest.current();
    };
  }, [job]);
}
