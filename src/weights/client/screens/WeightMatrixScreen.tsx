import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatList } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { FormConflict } from "#platform/ui/conflict/FormConflict.tsx";
import { useDecideFirst } from "#platform/ui/conflict/useDecideFirst.ts";
import { FormLayout } from "#platform/ui/forms/FormLayout.tsx";
import { SaveBar } from "#platform/ui/forms/SaveBar.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Section, Stack } from "#platform/ui/page/Section.tsx";
import type { WeightMatrix } from "#weights/contract.ts";
import { toForm, listSelfOnlyRows } from "../../rules/matrixForm.ts";
import { DimensionsGrid } from "../matrix/DimensionsGrid.tsx";
import { Example } from "../matrix/Example.tsx";
import { MatrixGrid } from "../matrix/MatrixGrid.tsx";
import { Presets } from "../matrix/Presets.tsx";
import { useMatrixForm } from "../matrix/useMatrixForm.ts";
import { useRowNames } from "../matrix/useRowNames.ts";
import { Versions } from "../matrix/Versions.tsx";
import { weights } from "../queries.ts";

export function WeightMatrixScreen() {
  const texts = useTexts("weights");
  const query = useQuery(weights.read.queryOptions({ input: {} }));
  return (
    <Page title={texts.title} intro={texts.intro}>
      <QueryView query={query} skeleton="form">
        {(matrix) => <Matrix matrix={matrix} />}
      </QueryView>
    </Page>
  );
}

function Matrix({ matrix }: { matrix: WeightMatrix }) {
  const texts = useTexts("weights");
  const say = useSay();
  const { language } = useLanguage();
  const getRowName = useRowNames(matrix.families);
  const { form, adopt, save, onSubmit, conflict, change, undo } = useMatrixForm(matrix);
  const decideFirst = useDecideFirst(conflict);
  const { values } = form;
  const selfOnly = listSelfOnlyRows(values);
  return (
    <Stack gap="large">
      {matrix.families.every(({ skills }) => skills.length === 0) && (
        <Notice
          action={
            <LinkButton size="small" to={paths.createSkill()}>
              {texts.createSkill}
            </LinkButton>
          }
        >
          {texts.noSkills}
        </Notice>
      )}
      <FormLayout onSubmit={onSubmit} summary={form.summary} fullWidth>
        <FormConflict conflict={conflict} lastChange={matrix.lastChange} />
        <Section title={texts.rows} intro={texts.rowsIntro}>
          <Presets onChange={change} />
          <MatrixGrid families={matrix.families} values={values} onChange={change} onUndo={undo} />
          <div role="status">
            {selfOnly.length > 0 && (
              <Notice tone="warning" title={texts.onlySelf.title}>
                <p>
                  {say(texts.onlySelf.detail, {
                    rows: formatList(
                      language,
                      selfOnly.map((name) => getRowName(name) ?? ""),
                    ),
                  })}
                </p>
              </Notice>
            )}
          </div>
        </Section>
        <Section title={texts.dimensions.title} intro={texts.dimensions.intro}>
          <DimensionsGrid values={values.dimensions} onChange={change} onUndo={undo} />
        </Section>
      </FormLayout>
      <Example values={values} getRowName={getRowName} />
      <Versions
        current={matrix.version}
        getRowName={getRowName}
        onTake={(taken) =>
          change(
            new Map(
              Object.entries({
                ...Object.fromEntries(Object.keys(values).map((name) => [name, null])),
                ...toForm({ weights: taken, families: matrix.families }),
              }),
            ),
          )
        }
      />
      <SaveBar
        disabledReason={decideFirst}
        isDirty={form.isDirty}
        busy={form.busy}
        onSave={save}
        onReset={adopt}
      />
    </Stack>
  );
}
