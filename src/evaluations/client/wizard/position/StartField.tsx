import { useEffect, useRef, useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { maxQuestions } from "#evaluations/rules/questionnaire.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Notice } from "#platform/ui/page/Notice.tsx";
import type { Draft, StartingPosition } from "../useDraft.ts";
import { useSuggestedNames } from "../useSuggestedNames.ts";
import { PositionPicker } from "./PositionPicker.tsx";
import { useTakeSkills } from "./useTakeSkills.ts";

const fieldId = "evaluation-position";

interface StartFieldProps {
  draft: Draft;
  evaluation: Evaluation | null;
  /** The one that the address names: the draft starts from it at once. */
  position: StartingPosition | null;
  onUnmatchedField: (id: string | null) => void;
}

/** A new evaluation can start from a job position: it takes its skills, and a name where none was given. */
export function StartField({ draft, evaluation, position: named, onUnmatchedField }: StartFieldProps) {
  const texts = useTexts("wizard");
  const { questionCount } = useTexts("evaluations");
  const { language } = useLanguage();
  const say = useSay();
  const names = useSuggestedNames();
  const { takeSkills } = useTakeSkills();
  /** Chosen after the draft was made. */
  const [taken, setTaken] = useState<StartingPosition | null>(null);
  const start = async (position: StartingPosition) => {
    if (evaluation) return (await takeSkills(evaluation, position)) ? setTaken(position) : undefined;
    draft.startFrom(position);
    draft.set({ name: draft.fields.name.trim() || names.ofPosition(position) });
  };
  const isStarted = useRef(false);
  useEffect(() => {
    if (!named || isStarted.current) return;
    isStarted.current = true;
    void start(named);
  });
  const from = taken ?? draft.position;
  if (from && evaluation)
    return (
      <Notice tone="success" role="status">
        <p>
          {say(texts.position.started, {
            name: translated(language, from.name).text,
            questions: say(questionCount, { count: evaluation.questions.length }),
          })}
        </p>
      </Notice>
    );
  const refused = draft.failure?.fields["jobPositionId"];
  return (
    <PositionPicker
      id={fieldId}
      value={from}
      error={refused ? say(texts.position.refused, { count: maxQuestions }) : null}
      onChoose={(position) => void start(position)}
      onUnmatched={(text) => onUnmatchedField(text ? fieldId : null)}
    />
  );
}
