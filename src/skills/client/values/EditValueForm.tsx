import { useTexts } from "#platform/client/language.tsx";
import { FormLayout } from "#platform/ui/forms/FormLayout.tsx";
import { SaveBar } from "#platform/ui/forms/SaveBar.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { Notice } from "#platform/ui/Notice.tsx";
import { notify } from "#platform/ui/notify.ts";
import { Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import type { CompanyValue } from "#skills/contract/values.ts";
import { changesOf } from "../../rules/changes.ts";
import { skills, skillsApi } from "../queries.ts";
import { checkValue, formOf, shownByValue, valueInput, type ValueForm } from "./valueFields.ts";
import { ValueFields } from "./ValueFields.tsx";

/** A value: what was changed is sent with the version that was read. */
export function EditValueForm({ value }: { value: CompanyValue }) {
  const texts = useTexts("skills");
  const { usedNotice } = useTexts("values");
  const { actions } = useTexts("platform");
  const stored = formOf(value);
  const save = useAction({
    run: (values: ValueForm) =>
      skillsApi.updateValue({
        id: value.id,
        version: value.version,
        ...changesOf(valueInput(stored), valueInput(values)),
      }),
    refresh: [skills.readValue.key(), skills.values.key(), skills.offeredValues.key()],
    announce: () => texts.saved,
  });
  const form = useEditForm<ValueForm>({
    initial: stored,
    check: checkValue,
    send: async (values) => {
      await save.attempt(values);
      form.reset(values);
    },
    shownBy: shownByValue,
    onFailure: ({ code }) => {
      if (code !== "status_conflict") return false;
      notify.error(texts.conflict);
      return true;
    },
  });
  return (
    <Stack gap="large">
      {value.usedIn > 0 && <Notice>{usedNotice}</Notice>}
      <FormLayout onSubmit={form.onSubmit} summary={form.summary}>
        <ValueFields form={form} />
        {/* Enter in a field sends the form; the button that is seen stands in the bar. */}
        <button type="submit" hidden aria-label={actions.save} />
      </FormLayout>
      <SaveBar
        isDirty={form.isDirty}
        busy={form.busy}
        onSave={() => void form.submit()}
        onReset={() => form.reset()}
      />
    </Stack>
  );
}
