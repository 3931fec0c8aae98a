import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense, useState, type ReactNode } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import type { PersonFace } from "#people/contract/person.ts";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { useKeys } from "#platform/client/useKeys.ts";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { Skeleton } from "#platform/ui/page/QueryView.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { usePreload } from "#platform/ui/usePreload.ts";
import { useEvaluationTrail } from "../useEvaluationTrail.ts";
import type { AwaitedProposal } from "../proposal.ts";
import { DraftName } from "./DraftName.tsx";
import { InformationStep } from "./information/InformationStep.tsx";
import { NotStarted } from "./NotStarted.tsx";
import { StepNav } from "./StepNav.tsx";
import { isComplete, getStepNumber, steps, type Step } from "./steps.ts";
import { useDraft, type StartingPosition } from "./useDraft.ts";
import { WizardBar } from "./WizardBar.tsx";

// The other steps come while the first one is filled in.
const SkillsStep = lazyRouteComponent(() => import("./questions/SkillsStep.tsx"), "SkillsStep");
const ParticipationStep = lazyRouteComponent(
  () => import("./participation/ParticipationStep.tsx"),
  "ParticipationStep",
);
const SummaryStep = lazyRouteComponent(() => import("./summary/SummaryStep.tsx"), "SummaryStep");

interface WizardProps {
  /** Null on a new evaluation, until its first change. */
  evaluation: Evaluation | null;
  step: Step;
  isNew: boolean;
  /** The job position whose skills a new evaluation takes. */
  position?: StartingPosition | null;
  /** The person whom a new evaluation is about. */
  subject?: PersonFace | null;
  /** Above the participants: the proposal of who answers. */
  nomination?: ReactNode;
  /** The open proposal; undefined until it is loaded. */
  proposal?: AwaitedProposal | null | undefined;
  onCreated: (id: string) => void;
}

/** The four steps of a draft, saved automatically. */
export function Wizard({
  evaluation,
  step,
  isNew,
  position = null,
  subject = null,
  nomination,
  proposal,
  onCreated,
}: WizardProps) {
  const texts = useTexts("evaluations");
  const own = useTexts("wizard");
  const { frame: wizard } = own;
  const say = useSay();
  const go = useGo();
  const trail = useEvaluationTrail(evaluation);
  const draft = useDraft({ evaluation, onCreated });
  /** The field with a name that matches no chosen person: going on would lose the text. */
  const [unmatchedField, setUnmatchedField] = useState<string | null>(null);
  const goTo = async (target: Step) => {
    if (unmatchedField) return document.getElementById(unmatchedField)?.focus();
    if (!(await draft.flush())) return;
    const id = draft.savedId();
    if (id) go(paths.editEvaluation(id, { step: String(getStepNumber(target)) }));
  };
  const next = steps[getStepNumber(step)];
  useNextStepKey(() => next && void goTo(next));
  usePreload(SkillsStep);
  usePreload(ParticipationStep);
  usePreload(SummaryStep);

  const name = draft.fields.name.trim() || texts.untitled;
  const screen = isNew ? wizard.creating : wizard.editing;
  return (
    <Page
      key={step}
      title={wizard.stepNames[step]}
      documentTitle={`${wizard.stepNames[step]} · ${isNew ? screen : name}`}
      kicker={say(wizard.kicker, { screen, step: say(wizard.steps.of, { step: getStepNumber(step) }) })}
      // In the first step it is a field.
      action={step !== "information" && <DraftName draft={draft} />}
      trail={trail}
    >
      <StepNav
        current={step}
        isComplete={(one) => isComplete(one, evaluation)}
        buildStepPath={
          evaluation && ((one) => paths.editEvaluation(evaluation.id, { step: String(getStepNumber(one)) }))
        }
        onGo={(target) => void goTo(target)}
      />
      <Stack gap="large">
        {evaluation && <NotStarted evaluation={evaluation} />}
        {step === "information" && (
          <InformationStep
            draft={draft}
            evaluation={evaluation}
            isNew={isNew}
            position={position}
            subject={subject}
            onUnmatchedField={setUnmatchedField}
          />
        )}
        <Suspense fallback={<Skeleton shape="form" />}>
          {evaluation && step === "skills" && <SkillsStep draft={draft} evaluation={evaluation} />}
          {evaluation && step === "participation" && (
            <>
              {nomination}
              <ParticipationStep evaluation={evaluation} onUnmatchedField={setUnmatchedField} />
            </>
          )}
          {evaluation &&
            step === "summary" &&
            (proposal === undefined ? (
              <Skeleton shape="form" />
            ) : (
              <SummaryStep evaluation={evaluation} proposal={proposal} />
            ))}
        </Suspense>
      </Stack>
      <WizardBar
        draft={draft}
        evaluation={evaluation}
        proposal={proposal}
        step={step}
        isNew={isNew}
        onGo={(target) => void goTo(target)}
      />
    </Page>
  );
}

/** Ctrl or ⌘ and Enter, anywhere in the step, but never behind a dialog. */
function useNextStepKey(goNext: () => void) {
  useKeys((event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    if (document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    goNext();
  });
}
