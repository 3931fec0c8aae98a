import { useTexts } from "#platform/client/language.tsx";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { VersionedForm } from "#platform/ui/conflict/VersionedForm.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { CompanyValue } from "#skills/contract/values.ts";
import { selectChanges } from "../../rules/changes.ts";
import { skills, skillsApi } from "../queries.ts";
import { checkValue, toValueForm, shownByValue, toValueInput, type ValueForm } from "./valueFields.ts";
import { ValueFields } from "./ValueFields.tsx";

type Change = Parameters<typeof skillsApi.updateValue>[0];

/** A value: what was changed is sent with the version that was read. */
export function EditValueForm({ value }: { value: CompanyValue }) {
  const texts = useTexts("skills");
  const { usedNotice, notSaved, fields } = useTexts("values");
  const save = useAction({
    run: (change: Change) => skillsApi.updateValue(change),
    refresh: [skills.readValue.key(), skills.values.key(), skills.offeredValues.key()],
    announce: () => texts.saved,
  });
  const edit = useVersionedForm<CompanyValue, ValueForm>({
    stored: value,
    toValues: toValueForm,
    labels: {
      name: texts.nameFields,
      sentence: fields.sentence,
      question: fields.question,
      selfText: fields.selfText,
      behaviours: fields.behaviours,
    },
    notSaved,
    check: checkValue,
    send: (values, { base, version }) =>
      save.attempt({ id: value.id, version, ...selectChanges(toValueInput(base), toValueInput(values)) }),
    shownBy: shownByValue,
  });
  return (
    <Stack gap="large">
      {value.usedIn > 0 && <Notice>{usedNotice}</Notice>}
      <VersionedForm edit={edit}>
        <ValueFields form={edit.form} />
      </VersionedForm>
    </Stack>
  );
}
