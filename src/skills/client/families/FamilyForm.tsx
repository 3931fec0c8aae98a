import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { BilingualField } from "#platform/ui/forms/BilingualField.tsx";
import { FormLayout } from "#platform/ui/forms/FormLayout.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { useAction } from "#platform/ui/useAction.ts";
import type { Family } from "#skills/contract/families.ts";
import { skills, skillsApi } from "../queries.ts";
import { nameFields, shownByNames, wordsOf } from "../wordedFields.ts";

interface FamilyFormProps {
  /** Null for a new one. */
  family: Family | null;
  onDone: () => void;
}

/** The words of a family; one that has skills can be archived, an empty one deleted. */
export function FamilyForm({ family, onDone }: FamilyFormProps) {
  const texts = useTexts("skills");
  const { actions } = useTexts("platform");
  const say = useSay();
  const refresh = [skills.key()];
  const initial = { name: wordsOf(family?.name), description: wordsOf(family?.description) };
  const save = useAction({
    run: (values: typeof initial) =>
      family
        ? skillsApi.updateFamily({ id: family.id, version: family.version, ...nameFields(values) })
        : skillsApi.createFamily(nameFields(values)),
    refresh,
  });
  const setArchived = useAction({
    run: (isArchived: boolean) =>
      skillsApi.updateFamily({ id: family?.id ?? "", version: family?.version ?? 0, isArchived }),
    refresh,
    onSuccess: onDone,
  });
  const remove = useAction({
    run: () => skillsApi.removeFamily({ id: family?.id ?? "" }),
    refresh,
    announce: ({ outcome }) => texts.families.outcomes[outcome],
    onSuccess: onDone,
  });
  const form = useEditForm({
    initial,
    check: ({ name }) => ({ name: name.fr.trim() ? null : "required" }),
    send: async (values) => {
      await save.attempt(values);
      onDone();
    },
    shownBy: shownByNames,
  });
  return (
    <FormLayout
      onSubmit={form.onSubmit}
      summary={form.summary}
      footer={
        <>
          {family && family.skillCount === 0 && (
            <Button variant="danger" busy={remove.busy} onClick={() => void remove.run()}>
              {actions.delete}
            </Button>
          )}
          {family && (family.skillCount > 0 || family.isArchived) && (
            <Button busy={setArchived.busy} onClick={() => void setArchived.run(!family.isArchived)}>
              {family.isArchived ? texts.restore : texts.archive}
            </Button>
          )}
          <Button onClick={onDone}>{actions.cancel}</Button>
          <Button variant="primary" type="submit" busy={form.busy}>
            {actions.save}
          </Button>
        </>
      }
    >
      <BilingualField labels={texts.nameFields} maxLength={120} {...form.field("name")} />
      <BilingualField
        labels={texts.descriptionFields}
        rows={3}
        maxLength={600}
        optional
        {...form.field("description")}
      />
      {family && family.skillCount > 0 && (
        <p>{say(texts.families.archiveConsequence, { count: family.skillCount })}</p>
      )}
    </FormLayout>
  );
}
