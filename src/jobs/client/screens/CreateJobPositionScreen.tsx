import { useSearch } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { idIn } from "#platform/ids.ts";
import { useTexts } from "#platform/client/language.tsx";
import { useTrail } from "#platform/ui/detail/trail.ts";
import { CreateForm } from "#platform/ui/forms/CreateForm.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { PositionFields } from "../position/PositionFields.tsx";
import { toPositionInput, type PositionValues } from "../position/positionValues.ts";
import { usePositionRules } from "../position/usePositionRules.ts";
import { jobs, jobsApi } from "../queries.ts";
import { noWords } from "../words.ts";

/** A new position; from the page of a family, in that family. */
export function CreateJobPositionScreen() {
  const { positions: texts } = useTexts("jobs");
  const go = useGo();
  const { family } = useSearch({ strict: false }) as { family?: unknown };
  useTrail([{ label: texts.title, to: paths.jobPositions() }]);
  const create = useAction({
    run: (values: PositionValues) => jobsApi.createPosition(toPositionInput(values)),
    refresh: [jobs.listPositions.key(), jobs.listFamilies.key()],
  });
  const { showTaken, ...rules } = usePositionRules();
  const form = useEditForm<PositionValues>({
    initial: { ...noWords, familyId: idIn(family) ?? "", skills: [], unmatchedSkill: "" },
    ...rules,
    send: async (values) => {
      const { id } = await create.attempt(values);
      form.reset(values);
      go(paths.jobPosition(id));
    },
    onFailure: (failure): boolean => showTaken(failure, form.refuse),
  });
  return (
    <Page title={texts.create} intro={texts.emptyDetail}>
      <CreateForm form={form} back={paths.jobPositions()} submit={texts.submit}>
        <PositionFields form={form} />
      </CreateForm>
    </Page>
  );
}
