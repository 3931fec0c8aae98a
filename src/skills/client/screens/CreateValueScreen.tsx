import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { useTrail } from "#platform/ui/detail/trail.ts";
import { CreateForm } from "#platform/ui/forms/CreateForm.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { skills, skillsApi } from "../queries.ts";
import { checkValue, newValue, shownByValue, toValueInput, type ValueForm } from "../values/valueFields.ts";
import { ValueFields } from "../values/ValueFields.tsx";

export function CreateValueScreen() {
  const texts = useTexts("values");
  const { nameFields } = useTexts("skills");
  const go = useGo();
  useTrail([{ label: texts.title, to: paths.values() }]);
  const create = useAction({
    run: (values: ValueForm) => skillsApi.createValue(toValueInput(values)),
    refresh: [skills.values.key(), skills.offeredValues.key()],
  });
  const form = useEditForm<ValueForm>({
    initial: newValue,
    labels: { name: nameFields, question: texts.fields.question },
    notSaved: texts.notSaved,
    check: checkValue,
    send: async (values) => {
      await create.attempt(values);
      form.reset(values);
      go(paths.values());
    },
    shownBy: shownByValue,
  });
  return (
    <Page title={texts.create} intro={texts.createIntro}>
      <CreateForm form={form} back={paths.values()} submit={texts.submit}>
        <ValueFields form={form} />
      </CreateForm>
    </Page>
  );
}
