import { useQuery } from "@tanstack/react-query";
import { evaluationsApi, jobs } from "#evaluations/client/queries.ts";
import { mostQuestions } from "#evaluations/rules/questionnaire.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { ChoiceCards } from "#platform/ui/ChoiceCards.tsx";
import { EntityPicker } from "#platform/ui/EntityPicker.tsx";
import type { Questionnaire } from "../contract.ts";
import type { Named } from "./ManyPicker.tsx";
import { mostFound, searchPositions, type NamedPosition } from "./searchPositions.ts";

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
  const say = useSay();
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
      {from === "position" && (
        <>
          <EntityPicker<Named & Partial<NamedPosition>>
            label={texts.position}
            value={source}
            onChange={(one) => onChange({ from, source: one })}
            search={(text) => searchPositions(language, text)}
            optionOf={({ id, name, skillCount }) => ({
              id,
              label: name,
              ...(skillCount !== undefined && { detail: say(texts.skills, { count: skillCount }) }),
              disabledReason: skillCount === 0 ? texts.noSkills : null,
            })}
            words={texts.words}
          />
          {source && <PositionQuestions id={source.id} />}
        </>
      )}
      {from === "evaluation" && (
        <EntityPicker<Named>
          label={texts.evaluation}
          value={source}
          onChange={(one) => onChange({ from, source: one })}
          search={searchEvaluations}
          optionOf={(one) => ({ id: one.id, label: one.name })}
          words={texts.words}
        />
      )}
    </>
  );
}

/** How many questions each person’s evaluation takes from a position, and from which skills. */
function PositionQuestions({ id }: { id: string }) {
  const { createCampaign: texts } = useTexts("campaigns");
  const { language } = useLanguage();
  const say = useSay();
  const { data } = useQuery(jobs.readPosition.queryOptions({ input: { id } }));
  if (!data) return null;
  const skills = data.skills.filter(({ isArchived }) => !isArchived);
  const count = skills.reduce((sum, { questionCount }) => sum + questionCount, 0);
  return (
    <p role="status">
      <strong>{say(texts.questionCount, { count: Math.min(count, mostQuestions) })}</strong>
      {skills.length > 0 && ` · ${skills.map(({ name }) => translated(language, name).text).join(", ")}`}
    </p>
  );
}

async function searchEvaluations(text: string): Promise<Named[]> {
  const search = text.trim();
  const { items } = await evaluationsApi.list({ limit: mostFound, ...(search ? { search } : {}) });
  return items
    .filter(({ mayManage }) => mayManage)
    .map((one) => ({ id: one.id, name: one.subjectName ? `${one.name} · ${one.subjectName}` : one.name }));
}
