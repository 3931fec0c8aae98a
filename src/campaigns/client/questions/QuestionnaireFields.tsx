import { useQuery } from "@tanstack/react-query";
import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense, type ReactNode } from "react";
import { evaluations, evaluationsApi, jobs } from "#evaluations/client/queries.ts";
import { Total } from "#evaluations/client/wizard/questions/Total.tsx";
import { listAskedTypes } from "#evaluations/rules/questionnaire.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { ChoiceCards } from "#platform/ui/forms/ChoiceCards.tsx";
import { EntityPicker } from "#platform/ui/pickers/EntityPicker.tsx";
import { Skeleton } from "#platform/ui/page/QueryView.tsx";
import { listQuestionTypes, type QuestionnaireValues } from "./asking.ts";
import styles from "../campaigns.module.css";
import type { Named } from "../people/ManyPicker.tsx";
import { maxSuggestions, searchPositions, type NamedPosition } from "../people/searchPositions.ts";

const SkillsChoice = lazyRouteComponent(() => import("./SkillsChoice.tsx"), "SkillsChoice");

const sources = ["own_position", "skills", "position", "evaluation"] as const;

interface QuestionnaireFieldsProps {
  value: QuestionnaireValues;
  onChange: (value: QuestionnaireValues) => void;
  /** Of whom each person’s position asks nothing. */
  ownPosition: ReactNode;
}

/** Where the questions come from, which ones, and how many that makes. */
export function QuestionnaireFields({ value, onChange, ownPosition }: QuestionnaireFieldsProps) {
  const { createCampaign: texts } = useTexts("campaigns");
  const { questionCount: questionCountWords } = useTexts("evaluations");
  const { language } = useLanguage();
  const say = useSay();
  const { from, position, evaluation, skills } = value;
  return (
    <>
      <ChoiceCards
        legend={texts.whence}
        value={from}
        columns={1}
        onChange={(one) => onChange({ ...value, from: one })}
        choices={sources.map((one) => ({
          value: one,
          label: texts.from[one],
          description: texts.fromDetail[one],
        }))}
      />
      {from === "own_position" && ownPosition}
      {from === "skills" && (
        <Suspense fallback={<Skeleton shape="list" />}>
          <SkillsChoice value={skills} onChange={(chosen) => onChange({ ...value, skills: chosen })} />
        </Suspense>
      )}
      {from === "position" && (
        <>
          <EntityPicker<Named & Partial<NamedPosition>>
            label={texts.position}
            value={position}
            onChange={(one) => onChange({ ...value, position: one })}
            search={(text) => searchPositions(language, text)}
            toOption={({ id, name, skillCount }) => ({
              id,
              label: name,
              ...(skillCount !== undefined && { detail: say(texts.skills, { count: skillCount }) }),
              disabledReason: skillCount === 0 ? texts.noSkills : null,
            })}
            words={texts.words}
          />
          {position && <PositionQuestions id={position.id} />}
        </>
      )}
      {from === "evaluation" && (
        <>
          <EntityPicker<Named & { questionCount?: number }>
            label={texts.evaluation}
            value={evaluation}
            onChange={(one) => onChange({ ...value, evaluation: one })}
            search={searchEvaluations}
            toOption={({ id, name, questionCount }) => ({
              id,
              label: name,
              ...(questionCount !== undefined && {
                detail: say(questionCountWords, { count: questionCount }),
              }),
            })}
            words={texts.words}
          />
          {evaluation && <EvaluationQuestions id={evaluation.id} />}
        </>
      )}
    </>
  );
}

/** How much each evaluation asks that takes its questions from a position, and of which skills. */
function PositionQuestions({ id }: { id: string }) {
  const { language } = useLanguage();
  const { data } = useQuery(jobs.readPosition.queryOptions({ input: { id } }));
  if (!data) return null;
  const skills = data.skills.filter(({ isArchived }) => !isArchived);
  return (
    <div>
      <Total asked={listQuestionTypes(skills)} />
      <p className={styles.turn}>{skills.map(({ name }) => translated(language, name).text).join(", ")}</p>
    </div>
  );
}

/** How much each evaluation asks that copies this one: objectives are those of one person. */
function EvaluationQuestions({ id }: { id: string }) {
  const { data } = useQuery(evaluations.read.queryOptions({ input: { id } }));
  return data ? <Total asked={listAskedTypes({ ...data, objectives: [] })} /> : null;
}

async function searchEvaluations(text: string): Promise<(Named & { questionCount: number })[]> {
  const search = text.trim();
  const { items } = await evaluationsApi.list({ limit: maxSuggestions, ...(search ? { search } : {}) });
  return items
    .filter(({ mayManage }) => mayManage)
    .map(({ id, name, subjectName, questionCount }) => ({
      id,
      name: subjectName ? `${name} · ${subjectName}` : name,
      questionCount,
    }));
}
