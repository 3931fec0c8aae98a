import { useState } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { useToday } from "#platform/ui/viewer.tsx";
import type { PlanPreview } from "../../../contract/series.ts";
import type { Template } from "../../../contract/templates.ts";
import { whyNotAskThem } from "../../../rules/audience.ts";
import { isChanged, listContentGaps } from "../../../rules/content.ts";
import { listPlanGaps, whyNotBegin } from "../../../rules/plan.ts";
import { sayCadence, sayRun } from "../../cadence/sayCadence.ts";
import { useCadenceWords } from "../../cadence/useCadenceWords.ts";
import { pulses, pulsesApi } from "../../queries.ts";
import type { OpenPart } from "../questions/QuestionsPane.tsx";
import type { TemplateDraft } from "../useTemplateDraft.ts";
import { Gaps } from "./gaps/Gaps.tsx";
import { useRestWords } from "./rest/useRestWords.ts";
import styles from "../editor.module.css";

interface PlanPanelProps {
  template: Template;
  draft: TemplateDraft;
  name: string;
  /** Null while it is not known. */
  preview: PlanPreview | null;
  onPart: (part: OpenPart) => void;
  onSettings: () => void;
}

/**
 * The end of the editor: what is left to do; then « Planifier », or, where a series goes on, the changed questions for the
 * runs to come.
 */
export function PlanPanel({ template, draft, name, preview, onPart, onSettings }: PlanPanelProps) {
  const { planning: texts } = useTexts("pulseEditor");
  const words = useCadenceWords();
  const { language } = useLanguage();
  const say = useSay();
  const sayRest = useRestWords();
  const [isAsking, setIsAsking] = useState(false);
  const { id, planned } = template;
  const isRunning = template.runningSeriesId !== null;
  const { content, plan } = draft;
  const send = useAction({
    run: async () => {
      // What was typed a moment ago is planned too.
      if (!(await draft.flush())) return false;
      const input = { id, version: draft.getVersion() };
      await (isRunning ? pulsesApi.planVersion(input) : pulsesApi.plan(input));
      return true;
    },
    refresh: [pulses.key()],
    onSuccess: () => setIsAsking(false),
    announce: (isDone) => (isDone ? texts.done : null),
  });
  const today = useToday();
  const planGaps = isRunning ? [] : listPlanGaps(plan);
  const refusals = isRunning
    ? []
    : [
        whyNotBegin(plan, today),
        // Whom an unfinished plan would ask means nothing yet.
        preview && planGaps.length === 0 ? whyNotAskThem(preview.asked, plan.threshold) : null,
      ].filter((code) => code !== null);
  if ([...listContentGaps(content), ...planGaps, ...refusals].length > 0)
    return (
      <Gaps draft={draft} planGaps={planGaps} refusals={refusals} onPart={onPart} onSettings={onSettings} />
    );
  if (isRunning && !isChanged(content, planned)) return <p className={styles.panel}>{texts.running}</p>;
  const first = preview?.next[0];
  return (
    <section className={styles.panel} aria-labelledby="pulse-plan">
      <h2 id="pulse-plan">{isRunning ? texts.changed : texts.ready}</h2>
      <Button variant="primary" onClick={() => setIsAsking(true)}>
        {isRunning ? texts.ask : texts.plan}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={say(isRunning ? texts.askTitle : texts.planTitle, { name })}
        confirmLabel={isRunning ? texts.ask : texts.plan}
        busy={send.busy}
        onConfirm={() => void send.run()}
      >
        {isRunning ? (
          texts.askConsequence
        ) : (
          <>
            {sayCadence(language, words, plan)?.replace(/\.?$/u, ".")}{" "}
            {first && say(texts.first, { run: sayRun(language, words, first) })}{" "}
            {preview && say(texts.people, { count: preview.asked })} {preview && sayRest(preview.tooClose)}
          </>
        )}
      </ConfirmDialog>
    </section>
  );
}
