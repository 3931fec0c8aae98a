import type { JobFamily } from "#jobs/contract.ts";
import { useTexts } from "#platform/client/language.tsx";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { VersionedForm } from "#platform/ui/conflict/VersionedForm.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { selectChanges } from "#skills/rules/changes.ts";
import { jobs, jobsApi } from "../queries.ts";
import { DescriptionField, NameField } from "../WordFields.tsx";
import { toWordsInput, toWords, type Words } from "../words.ts";
import { useWordRules } from "../useWordRules.ts";

type Change = Parameters<typeof jobsApi.updateFamily>[0];

/** Edits the words of a family; only the fields typed in overwrite what another admin has saved meanwhile. */
export function FamilyForm({ family }: { family: JobFamily }) {
  const { saved } = useTexts("skills");
  const { showTaken, ...rules } = useWordRules();
  const save = useAction({
    run: (change: Change) => jobsApi.updateFamily(change),
    refresh: [jobs.key()],
    announce: () => saved,
  });
  const edit = useVersionedForm<JobFamily, Words>({
    stored: family,
    toValues: toWords,
    ...rules,
    send: (words, { base, version }) =>
      save.attempt({
        id: family.id,
        version,
        ...toWordsInput(toWords(family)),
        ...selectChanges(toWordsInput(base), toWordsInput(words)),
      }),
    onFailure: (failure): boolean => showTaken(failure, edit.form.refuse),
  });
  return (
    <VersionedForm edit={edit}>
      <NameField form={edit.form} />
      <DescriptionField form={edit.form} />
    </VersionedForm>
  );
}
