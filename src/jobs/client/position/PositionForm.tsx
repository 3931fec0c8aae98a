import { useQuery } from "@tanstack/react-query";
import type { JobPositionDetail } from "#jobs/contract.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { useVersionedForm } from "#platform/ui/conflict/useVersionedForm.ts";
import { VersionedForm } from "#platform/ui/conflict/VersionedForm.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { selectChanges } from "#skills/rules/changes.ts";
import { jobs, jobsApi } from "../queries.ts";
import { PositionFields } from "./PositionFields.tsx";
import {
  toPositionInput,
  toPositionValues,
  type ChosenSkill,
  type PositionValues,
} from "./positionValues.ts";
import { usePositionRules } from "./usePositionRules.ts";

type Change = Parameters<typeof jobsApi.updatePosition>[0];

/** Edits a whole position; only the fields typed in overwrite what another admin has saved meanwhile. */
export function PositionForm({ position }: { position: JobPositionDetail }) {
  const { saved } = useTexts("skills");
  const { showTaken, ...rules } = usePositionRules();
  const inWords = useFieldWords();
  const save = useAction({
    run: (change: Change) => jobsApi.updatePosition(change),
    refresh: [jobs.key()],
    announce: () => saved,
  });
  const edit = useVersionedForm<JobPositionDetail, PositionValues>({
    stored: position,
    toValues: toPositionValues,
    ...rules,
    inWords,
    comparable: (values) => ({ ...values, ...toPositionInput(values) }),
    send: (values, { base, version }) =>
      save.attempt({
        id: position.id,
        version,
        ...toPositionInput(toPositionValues(position)),
        ...selectChanges(toPositionInput(base), toPositionInput(values)),
      }),
    onFailure: (failure): boolean => showTaken(failure, edit.form.refuse),
  });
  return (
    <VersionedForm edit={edit}>
      <PositionFields form={edit.form} held={position.family} />
    </VersionedForm>
  );
}

/** What a field that is no text holds, in words. */
function useFieldWords() {
  const { skills: texts } = useTexts("jobs");
  const { language } = useLanguage();
  const say = useSay();
  const families = useQuery(jobs.listFamilies.queryOptions({ input: {} })).data?.items ?? [];
  const skillWords = ({ name, expectedLevel }: ChosenSkill) =>
    [
      translated(language, name).text,
      expectedLevel === null ? texts.noLevel : say(texts.levelOf, { level: expectedLevel }),
    ].join(", ");
  return (name: keyof PositionValues, { familyId, skills }: PositionValues) => {
    if (name === "skills") return skills.map(skillWords).join(" · ");
    if (name !== "familyId") return undefined;
    const family = families.find(({ id }) => id === familyId);
    return family && translated(language, family.name).text;
  };
}
