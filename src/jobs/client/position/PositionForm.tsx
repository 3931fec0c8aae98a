import { useState } from "react";
import type { JobPositionDetail } from "#jobs/contract.ts";
import { useTexts } from "#platform/client/language.tsx";
import { FormLayout } from "#platform/ui/forms/FormLayout.tsx";
import { SaveBar } from "#platform/ui/forms/SaveBar.tsx";
import { notify } from "#platform/ui/notify.ts";
import { useAction } from "#platform/ui/useAction.ts";
import { changesOf } from "#skills/rules/changes.ts";
import { jobs, jobsApi } from "../queries.ts";
import { PositionFields } from "./PositionFields.tsx";
import { positionInput, valuesOf, type PositionValues } from "./positionValues.ts";
import { usePositionForm } from "./usePositionForm.ts";

/**
 * All of a position at once. What somebody else has stored meanwhile is refused first and read; saved again, what was
 * typed here goes over it, field by field, and the rest stays theirs.
 */
export function PositionForm({ position }: { position: JobPositionDetail }) {
  const { saved, conflict } = useTexts("skills");
  const { actions } = useTexts("platform");
  /** What the typing began with. */
  const [base, setBase] = useState(() => valuesOf(position));
  const save = useAction({
    run: (values: PositionValues) =>
      jobsApi.updatePosition({
        id: position.id,
        revision: position.revision,
        ...positionInput(valuesOf(position)),
        ...changesOf(positionInput(base), positionInput(values)),
      }),
    refresh: [jobs.key()],
    announce: () => saved,
  });
  const form = usePositionForm({
    initial: base,
    send: async (values) => {
      const stored = valuesOf(await save.attempt(values));
      setBase(stored);
      form.reset(stored);
    },
    onFailure: ({ code }) => {
      if (code !== "status_conflict") return false;
      notify.error(conflict);
      return true;
    },
  });
  return (
    <>
      <FormLayout onSubmit={form.onSubmit} summary={form.summary}>
        <PositionFields form={form} held={position.family} />
        {/* Enter in a field sends the form; the button that is seen stands in the bar. */}
        <button type="submit" hidden aria-label={actions.save} />
      </FormLayout>
      <SaveBar
        isDirty={form.isDirty}
        busy={form.busy}
        onSave={() => void form.submit()}
        onReset={() => form.reset(base)}
      />
    </>
  );
}
