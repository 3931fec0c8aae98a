import { useState } from "react";
import type { BeginningQuestion } from "../plan/usePlanPage.ts";
import { keepWritten, type ProposedObjective } from "./beginning.ts";
import { LibraryDialog } from "./LibraryDialog.tsx";
import { ModelsDialog } from "./ModelsDialog.tsx";
import { PrioritiesDialog } from "./PrioritiesDialog.tsx";
import { ReviewDialog } from "./ReviewDialog.tsx";

interface BeginningDialogsProps {
  open: boolean;
  question: BeginningQuestion | null;
  onClose: () => void;
}

/** What fills a plan from the library or from a report. Nothing is saved that was not read through. */
export function BeginningDialogs({ question, onClose }: BeginningDialogsProps) {
  const [proposed, setProposed] = useState<readonly ProposedObjective[] | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [written, setWritten] = useState<readonly ProposedObjective[]>([]);
  const close = () => {
    setProposed(null);
    setChosen([]);
    setWritten([]);
    onClose();
  };
  const review = (some: readonly ProposedObjective[]) => setProposed(keepWritten(some, written));
  const goBack = (some: readonly ProposedObjective[]) => {
    setWritten(some);
    setProposed(null);
  };
  if (!question) return null;
  if (question.kind === "library")
    return <LibraryDialog objectiveId={question.objectiveId} onClose={close} />;
  if (proposed) return <ReviewDialog proposed={proposed} onBack={goBack} onClose={close} />;
  return question.kind === "models" ? (
    <ModelsDialog pillar={question.pillar} onChoose={review} onClose={close} />
  ) : (
    <PrioritiesDialog
      evaluationId={question.evaluationId}
      pillar={question.pillar}
      chosen={chosen}
      onChange={setChosen}
      onChoose={review}
      onClose={close}
    />
  );
}
