import { useState } from "react";
import type { JobFamily } from "#jobs/contract.ts";
import { useTexts } from "#platform/client/language.tsx";
import { FormLayout } from "#platform/ui/forms/FormLayout.tsx";
import { SaveBar } from "#platform/ui/forms/SaveBar.tsx";
import { notify } from "#platform/ui/notify.ts";
import { useAction } from "#platform/ui/useAction.ts";
import { changesOf } from "#skills/rules/changes.ts";
import { jobs, jobsApi } from "../queries.ts";
import { DescriptionField, NameField } from "../WordFields.tsx";
import { wordsInput, wordsOf, type Words } from "../words.ts";
import { useFamilyForm } from "./useFamilyForm.ts";

/** The words of a family; as in PositionForm, only what was typed goes over what somebody else has stored meanwhile. */
export function FamilyForm({ family }: { family: JobFamily }) {
  const { saved, conflict } = useTexts("skills");
  const { actions } = useTexts("platform");
  /** What the typing began with. */
  const [base, setBase] = useState(() => wordsOf(family));
  const save = useAction({
    run: (words: Words) =>
      jobsApi.updateFamily({
        id: family.id,
        revision: family.revision,
        ...wordsInput(wordsOf(family)),
        ...changesOf(wordsInput(base), wordsInput(words)),
      }),
    refresh: [jobs.key()],
    announce: () => saved,
  });
  const form = useFamilyForm({
    initial: base,
    send: async (words) => {
      const stored = wordsOf(await save.attempt(words));
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
        <NameField form={form} />
        <DescriptionField form={form} />
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
