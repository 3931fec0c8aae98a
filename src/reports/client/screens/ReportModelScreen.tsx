import { IconCopy, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { VersionedForm } from "#platform/ui/conflict/VersionedForm.tsx";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { RoutedObject } from "#platform/ui/detail/RoutedObject.tsx";
import { StatusBadge } from "#platform/ui/display/StatusBadge.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import type { ReportModel } from "../../contract/models.ts";
import { LayoutPreview } from "../models/LayoutPreview.tsx";
import { ModelFields } from "../models/ModelFields.tsx";
import {
  checkModel,
  isNameTaken,
  listShown,
  shownByModel,
  toModelForm,
  toModelInput,
  type ModelForm,
} from "../models/modelForm.ts";
import { evaluations, reportModels, reportModelsApi } from "../models/queries.ts";
import styles from "../models/models.module.css";

export function ReportModelScreen() {
  const texts = useTexts("reportModels");
  return (
    <RoutedObject
      read={(id) => reportModels.read.queryOptions({ input: { id } })}
      words={texts}
      list={paths.reportModels()}
    >
      {(model) => <ModelPage model={model} />}
    </RoutedObject>
  );
}

function ModelPage({ model }: { model: ReportModel }) {
  const texts = useTexts("reportModels");
  const say = useSay();
  const go = useGo();
  const { id, name, isUsed } = model;
  const [isRemoving, setIsRemoving] = useState(false);
  const use = useAction({
    run: () => reportModelsApi.use({ id }),
    refresh: [reportModels.key()],
    announce: () => say(texts.nowUsed, { name }),
  });
  const remove = useAction({
    run: () => reportModelsApi.remove({ id }),
    announce: () => texts.removed,
    // Itself it is gone: only the list is asked again.
    refresh: [reportModels.list.key(), evaluations.key()],
    onSuccess: () => go(paths.reportModels(), { replace: true }),
  });
  return (
    <DetailPage
      trail={[{ label: texts.title, to: paths.reportModels() }]}
      title={name}
      line={texts.keptNotice}
      status={isUsed && <StatusBadge variant="check">{texts.used}</StatusBadge>}
      action={
        !isUsed && (
          <Button size="small" busy={use.busy} onClick={() => void use.run()}>
            {texts.use}
          </Button>
        )
      }
      menu={[
        {
          label: texts.copy,
          icon: <IconCopy size={20} aria-hidden="true" />,
          onChoose: () => go(paths.createReportModel({ from: id })),
        },
        {
          label: texts.remove,
          icon: <IconTrash size={20} aria-hidden="true" />,
          danger: true,
          onChoose: () => setIsRemoving(true),
        },
      ]}
    >
      <EditModel model={model} />
      <ConfirmDialog
        open={isRemoving}
        danger
        onClose={() => setIsRemoving(false)}
        title={say(texts.removeTitle, { name })}
        confirmLabel={texts.remove}
        busy={remove.busy}
        onConfirm={() => void remove.run()}
      >
        {isUsed ? `${texts.removeConsequence} ${texts.removeUsed}` : texts.removeConsequence}
      </ConfirmDialog>
    </DetailPage>
  );
}

function EditModel({ model }: { model: ReportModel }) {
  const { fields, sections, ...texts } = useTexts("reportModels");
  const save = useAction({
    run: (change: Parameters<typeof reportModelsApi.update>[0]) => reportModelsApi.update(change),
    refresh: [reportModels.key()],
    announce: () => texts.saved,
  });
  const edit = useVersionedForm<ReportModel, ModelForm>({
    stored: model,
    toValues: toModelForm,
    labels: {
      name: fields.name,
      sections: fields.sections,
      introduction: fields.introduction,
      showsLogo: fields.logo,
    },
    inWords: (name, values) =>
      name === "sections"
        ? listShown(values.sections)
            .map((id) => sections[id].name)
            .join(", ")
        : undefined,
    notSaved: texts.notSaved,
    check: checkModel,
    send: (values, { version }) => save.attempt({ id: model.id, version, ...toModelInput(values) }),
    shownBy: shownByModel,
    onFailure: (failure) => {
      if (!isNameTaken(failure)) return false;
      edit.form.refuse("name", { sentence: texts.nameTaken });
      return true;
    },
  });
  return (
    <div className={styles.editor}>
      <VersionedForm edit={edit}>
        <ModelFields form={edit.form} />
      </VersionedForm>
      <LayoutPreview layout={toModelInput(edit.form.values).layout} />
    </div>
  );
}
