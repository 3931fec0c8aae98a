import { useState } from "react";
import type { BeginningQuestion } from "../plan/usePlanPage.ts";
import type { Draft } from "./beginning.ts";
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
  const [drafts, setDrafts] = useState<readonly Draft[] | null>(null);
  const close = () => {
    setDrafts(null);
    onClose();
  };
  if (!question) return null;
  if (question.kind === "library")
    return <LibraryDialog objectiveId={question.objectiveId} onClose={close} />;
  if (drafts) return <ReviewDialog drafts={drafts} onBack={() => setDrafts(null)} onClose={close} />;
  return question.kind === "models" ? (
    <ModelsDialog pillar={question.pillar} onChoose={setDrafts} onClose={close} />
  ) : (
    <PrioritiesDialog pillar={question.pillar} onChoose={setDrafts} onClose={close} />
  );
}
