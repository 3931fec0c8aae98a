import { evaluationsApi } from "#evaluations/client/queries.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { ChoiceCards } from "#platform/ui/ChoiceCards.tsx";
import { EntityPicker } from "#platform/ui/EntityPicker.tsx";
import type { Questionnaire } from "../contract.ts";
import type { Named } from "./ManyPicker.tsx";
import { mostFound, searchPositions } from "./searchPositions.ts";

export interface Asking<From extends Questionnaire["from"] = Questionnaire["from"]> {
  from: From;
  /** The position or the evaluation; null until one is chosen, and where each person’s position gives the questions. */
  source: Named | null;
}

interface QuestionnaireFieldsProps<From extends Questionnaire["from"]> {
  sources: readonly From[];
  value: Asking<From>;
  onChange: (value: Asking<From>) => void;
}

/** Where the questions come from, and from which position or evaluation. */
export function QuestionnaireFields<From extends Questionnaire["from"]>({
  sources,
  value: { from, source },
  onChange,
}: QuestionnaireFieldsProps<From>) {
  const { createCampaign: texts } = useTexts("campaigns");
  const { language } = useLanguage();
  return (
    <>
      <ChoiceCards
        legend={texts.whence}
        value={from}
        columns={1}
        onChange={(one) => onChange({ from: one, source: null })}
        choices={sources.map((value) => ({
          value,
          label: texts.from[value],
          description: texts.fromDetail[value],
        }))}
      />
      {from !== "own_position" && (
        <EntityPicker<Named>
          key={from}
          label={from === "position" ? texts.position : texts.evaluation}
          value={source}
          onChange={(one) => onChange({ from, source: one })}
          search={from === "position" ? (text) => searchPositions(language, text) : searchEvaluations}
          optionOf={(one) => ({ id: one.id, label: one.name })}
          words={texts.words}
        />
      )}
    </>
  );
}

async function searchEvaluations(text: string): Promise<Named[]> {
  const search = text.trim();
  const { items } = await evaluationsApi.list({ limit: mostFound, ...(search ? { search } : {}) });
  return items
    .filter(({ mayManage }) => mayManage)
    .map((one) => ({ id: one.id, name: one.subjectName ? `${one.name} · ${one.subjectName}` : one.name }));
}
