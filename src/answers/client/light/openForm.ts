import { createContext, useContext } from "react";
import type { AnswerForm } from "../../contract.ts";
import type { GivenAnswers } from "../../rules/answered.ts";
import type { Value } from "./saving/draftStore.ts";

/** A form with its current answers, independent of how they are saved: all that the view of a question needs. */
export interface OpenForm {
  form: AnswerForm;
  given: GivenAnswers;
  valueAt: (position: number) => Value;
  choose: (position: number, score: number | null) => void;
  write: (position: number, text: string) => void;
}

export const OpenFormContext = createContext<OpenForm | null>(null);

export function useOpenForm(): OpenForm {
  const open = useContext(OpenFormContext);
  if (!open) throw new Error("OpenFormContext is missing");
  return open;
}
