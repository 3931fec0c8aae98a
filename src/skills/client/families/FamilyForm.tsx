import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { FormConflict } from "#platform/ui/conflict/FormConflict.tsx";
import { useDecideFirst } from "#platform/ui/conflict/useDecideFirst.ts";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { BilingualField, type Bilingual } from "#platform/ui/forms/BilingualField.tsx";
import { FormLayout } from "#platform/ui/forms/FormLayout.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Family } from "#skills/contract/families.ts";
import { skills, skillsApi } from "../queries.ts";
import { selectChanges } from "../../rules/changes.ts";
import { toNameFields, shownByNames, toBilingual } from "../namedFields.ts";

type Stored = Pick<Family, "name" | "description" | "version">;
interface Words {
  name: Bilingual;
  description: Bilingual;
}
const unwritten: Stored = { name: { fr: "", en: null }, description: { fr: null, en: null }, version: 0 };

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
  const save = useAction({
    run: ({ words, base, version }: { words: Words; base: Words; version: number }) =>
      family
        ? skillsApi.updateFamily({
            id: family.id,
            version,
            ...selectChanges(toNameFields(base), toNameFields(words)),
          })
        : skillsApi.createFamily(toNameFields(words)),
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
    failure: (words) => `${texts.families.notRemoved} ${words}`,
    onSuccess: onDone,
  });
  const { form, onSubmit, conflict } = useVersionedForm<Stored, Words>({
    stored: family ?? unwritten,
    toValues: ({ name, description }) => ({ name: toBilingual(name), description: toBilingual(description) }),
    labels: { name: texts.nameFields, description: texts.descriptionFields },
    check: ({ name }) => ({ name: name.fr.trim() ? null : "required" }),
    send: async (words, { base, version }) => {
      if (!family || form.isDirty) await save.attempt({ words, base, version });
      onDone();
    },
    shownBy: shownByNames,
    notSaved: texts.families.notSaved,
  });
  const decideFirst = useDecideFirst(conflict);
  return (
    <FormLayout
      onSubmit={onSubmit}
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
          <Button variant="primary" type="submit" busy={form.busy} disabledReason={decideFirst}>
            {actions.save}
          </Button>
        </>
      }
    >
      <FormConflict conflict={conflict} />
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
