import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { useTrail } from "#platform/ui/detail/trail.ts";
import { CreateForm } from "#platform/ui/forms/CreateForm.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { skills, skillsApi } from "../queries.ts";
import { checkSkill, SkillFields, toSkillInput, type SkillValues } from "../skill/SkillFields.tsx";
import { shownByNames } from "../namedFields.ts";

export function CreateSkillScreen() {
  const texts = useTexts("skills");
  const go = useGo();
  useTrail([{ label: texts.skills.title, to: paths.questionCategories() }]);
  const create = useAction({
    run: (values: SkillValues) => skillsApi.create(toSkillInput(values)),
    refresh: [skills.list.key(), skills.families.key(), skills.catalogue.key()],
  });
  const form = useEditForm<SkillValues>({
    initial: { familyId: "", name: { fr: "", en: "" }, description: { fr: "", en: "" } },
    labels: { name: texts.nameFields, familyId: texts.family },
    notSaved: texts.skills.notSaved,
    check: checkSkill,
    send: async (values) => {
      const { id } = await create.attempt(values);
      form.reset(values);
      go(paths.skill(id));
    },
    shownBy: shownByNames,
  });
  return (
    <Page title={texts.skills.create} intro={texts.skills.emptyDetail}>
      <CreateForm form={form} back={paths.questionCategories()} submit={texts.skills.submit}>
        <SkillFields form={form} />
      </CreateForm>
    </Page>
  );
}
