import { useTexts } from "#platform/client/language.tsx";
import { FormLayout } from "#platform/ui/forms/FormLayout.tsx";
import { SaveBar } from "#platform/ui/forms/SaveBar.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { notify } from "#platform/ui/notify.ts";
import { useAction } from "#platform/ui/useAction.ts";
import type { Skill } from "#skills/contract/skills.ts";
import { changesOf } from "../../rules/changes.ts";
import { skills, skillsApi } from "../queries.ts";
import { shownByNames, wordsOf } from "../wordedFields.ts";
import { checkSkill, SkillFields, skillInput, type SkillValues } from "./SkillFields.tsx";

/** The words of a skill and its family: what was changed is sent with the version that was read. */
export function SkillForm({ skill }: { skill: Skill }) {
  const texts = useTexts("skills");
  const { actions } = useTexts("platform");
  const stored: SkillValues = {
    familyId: skill.family.id,
    name: wordsOf(skill.name),
    description: wordsOf(skill.description),
  };
  const save = useAction({
    run: (values: SkillValues) =>
      skillsApi.update({
        id: skill.id,
        version: skill.version,
        ...changesOf(skillInput(stored), skillInput(values)),
      }),
    refresh: [skills.read.key(), skills.list.key(), skills.families.key(), skills.catalogue.key()],
    announce: () => texts.saved,
  });
  const form = useEditForm<SkillValues>({
    initial: stored,
    labels: { name: texts.nameFields.fr, familyId: texts.family },
    check: checkSkill,
    send: async (values) => {
      await save.attempt(values);
      form.reset(values);
    },
    shownBy: shownByNames,
    onFailure: ({ code }) => {
      if (code !== "status_conflict") return false;
      notify.error(texts.conflict);
      return true;
    },
  });
  return (
    <>
      <FormLayout onSubmit={form.onSubmit} summary={form.summary}>
        <SkillFields form={form} />
        {/* Enter in a field sends the form; the button that is seen stands in the bar. */}
        <button type="submit" hidden aria-label={actions.save} />
      </FormLayout>
      <SaveBar
        isDirty={form.isDirty}
        busy={form.busy}
        onSave={() => void form.submit()}
        onReset={() => form.reset()}
      />
    </>
  );
}
