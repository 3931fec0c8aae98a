import { useQuery } from "@tanstack/react-query";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { VersionedForm } from "#platform/ui/conflict/VersionedForm.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Skill } from "#skills/contract/skills.ts";
import { selectChanges } from "../../rules/changes.ts";
import { skills, skillsApi } from "../queries.ts";
import { shownByNames, toBilingual } from "../namedFields.ts";
import { checkSkill, SkillFields, toSkillInput, type SkillValues } from "./SkillFields.tsx";

type Change = Parameters<typeof skillsApi.update>[0];

const toSkillValues = ({ family, name, description }: Skill): SkillValues => ({
  name: toBilingual(name),
  familyId: family.id,
  description: toBilingual(description),
});

/** The words of a skill and its family: what was changed is sent with the version that was read. */
export function SkillForm({ skill }: { skill: Skill }) {
  const texts = useTexts("skills");
  const { language } = useLanguage();
  const families = useQuery(skills.families.queryOptions({ input: {} })).data?.items ?? [];
  const save = useAction({
    run: (change: Change) => skillsApi.update(change),
    refresh: [skills.read.key(), skills.list.key(), skills.families.key(), skills.catalogue.key()],
    announce: () => texts.saved,
  });
  const edit = useVersionedForm<Skill, SkillValues>({
    stored: skill,
    toValues: toSkillValues,
    labels: { name: texts.nameFields, familyId: texts.family, description: texts.descriptionFields },
    inWords: (name, { familyId }) => {
      if (name !== "familyId") return undefined;
      const family = families.find(({ id }) => id === familyId);
      return family && translated(language, family.name).text;
    },
    notSaved: texts.skills.notSaved,
    check: checkSkill,
    send: (values, { base, version }) =>
      save.attempt({ id: skill.id, version, ...selectChanges(toSkillInput(base), toSkillInput(values)) }),
    shownBy: shownByNames,
  });
  return (
    <VersionedForm edit={edit}>
      <SkillFields form={edit.form} />
    </VersionedForm>
  );
}
