import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { useTrail } from "#platform/ui/detail/trail.ts";
import { CreateForm } from "#platform/ui/forms/CreateForm.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { jobs, jobsApi } from "../queries.ts";
import { useWordRules } from "../useWordRules.ts";
import { DescriptionField, NameField } from "../WordFields.tsx";
import { noWords, toWordsInput, type Words } from "../words.ts";

export function CreateJobFamilyScreen() {
  const { families: texts } = useTexts("jobs");
  const go = useGo();
  useTrail([{ label: texts.title, to: paths.jobFamilies() }]);
  const create = useAction({
    run: (words: Words) => jobsApi.createFamily(toWordsInput(words)),
    refresh: [jobs.listFamilies.key()],
  });
  const { showTaken, ...rules } = useWordRules();
  const form = useEditForm<Words>({
    initial: noWords,
    ...rules,
    send: async (words) => {
      const { id } = await create.attempt(words);
      form.reset(words);
      go(paths.jobFamily(id));
    },
    onFailure: (failure): boolean => showTaken(failure, form.refuse),
  });
  return (
    <Page title={texts.create} intro={texts.empty}>
      <CreateForm form={form} back={paths.jobFamilies()} submit={texts.submit}>
        <NameField form={form} />
        <DescriptionField form={form} />
      </CreateForm>
    </Page>
  );
}
