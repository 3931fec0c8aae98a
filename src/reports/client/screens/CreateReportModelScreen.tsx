import { skipToken, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useTrail } from "#platform/ui/detail/trail.ts";
import { CreateForm } from "#platform/ui/forms/CreateForm.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { standardLayout } from "../../rules/layout.ts";
import { LayoutPreview } from "../models/LayoutPreview.tsx";
import { ModelFields } from "../models/ModelFields.tsx";
import {
  checkModel,
  isNameTaken,
  shownByModel,
  toModelForm,
  toModelInput,
  type ModelForm,
} from "../models/modelForm.ts";
import { reportModels, reportModelsApi } from "../models/queries.ts";
import styles from "../models/models.module.css";

/** A new model: the standard one to begin with, or a copy of the one that the address names. */
export function CreateReportModelScreen() {
  const texts = useTexts("reportModels");
  const say = useSay();
  const { from }: { from?: string } = useSearch({ strict: false });
  useTrail([{ label: texts.title, to: paths.reportModels() }]);
  const copied = useQuery(reportModels.read.queryOptions({ input: from ? { id: from } : skipToken }));
  return (
    <Page title={texts.create} intro={texts.createIntro}>
      {from ? (
        <QueryView query={copied} skeleton="form">
          {({ name, layout }) => (
            <NewModel initial={toModelForm({ name: say(texts.copyOf, { name }).slice(0, 80), layout })} />
          )}
        </QueryView>
      ) : (
        <NewModel initial={toModelForm({ name: "", layout: standardLayout })} />
      )}
    </Page>
  );
}

function NewModel({ initial }: { initial: ModelForm }) {
  const texts = useTexts("reportModels");
  const go = useGo();
  const create = useAction({
    run: (values: ModelForm) => reportModelsApi.create(toModelInput(values)),
    refresh: [reportModels.list.key()],
  });
  const form = useEditForm<ModelForm>({
    initial,
    labels: { name: texts.fields.name, introduction: texts.fields.introduction },
    notSaved: texts.notSaved,
    check: checkModel,
    send: async (values) => {
      await create.attempt(values);
      form.reset(values);
      go(paths.reportModels());
    },
    shownBy: shownByModel,
    onFailure: (failure): boolean => {
      if (!isNameTaken(failure)) return false;
      form.refuse("name", { sentence: texts.nameTaken });
      return true;
    },
  });
  return (
    <div className={styles.editor}>
      <CreateForm form={form} back={paths.reportModels()} submit={texts.submit}>
        <ModelFields form={form} />
      </CreateForm>
      <LayoutPreview layout={toModelInput(form.values).layout} />
    </div>
  );
}
