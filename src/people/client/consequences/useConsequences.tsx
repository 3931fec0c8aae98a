import { useRef, useState } from "react";
import type { Consequences } from "#people/contract/consequences.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { notify } from "#platform/ui/actions/notify.ts";
import { later } from "#platform/ui/later.ts";
import type { Asked, Question } from "./asked.ts";

const ConsequencesDialog = later(async () => (await import("./ConsequencesDialog.tsx")).ConsequencesDialog);

// Loaded when it is asked, as the dialog is: no screen waits for it.
const importRules = () => import("../../rules/consequences.ts");

/**
 * Asks before another manager or team is saved, where that moves rights or figures; where nothing moves, nothing is asked.
 * While it could not be read, nothing is saved.
 */
export function useConsequences() {
  const formatFailure = useFailureWords();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const answer = useRef<(isConfirmed: boolean) => void>(() => {});

  const confirm = async (question: Question, read: () => Promise<Consequences>): Promise<boolean> => {
    setIsReading(true);
    try {
      const [{ listConsequences }, facts] = await Promise.all([importRules(), read()]);
      if (!listConsequences(question.kind, facts)) return true;
      setAsked({ ...question, facts });
      setIsOpen(true);
    } catch (error) {
      notify.error(formatFailure(failureFrom(error)));
      return false;
    } finally {
      setIsReading(false);
    }
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  };
  return {
    confirm,
    isReading,
    dialog: (
      <ConsequencesDialog
        open={isOpen}
        asked={asked}
        onAnswer={(isConfirmed) => {
          setIsOpen(false);
          answer.current(isConfirmed);
        }}
      />
    ),
  };
}
