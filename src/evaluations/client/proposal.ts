import type { ReactNode } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import type { PersonName } from "#people/contract/person.ts";

/** A proposal of participants by the person evaluated that is not approved yet: the evaluation is not launched before. */
export interface AwaitedProposal {
  /** Whose turn it is: to propose, or to decide. */
  turn: "subject" | "reader" | "manager";
  /** The direct manager who decides, where it is their turn. */
  manager: PersonName | null;
  /** Until when the person proposes. */
  dueOn: string;
}

/**
 * Renders a part with the open proposal of a draft, undefined until it is loaded. Nominations stand above
 * (src/app/sharedScreens/Proposal.tsx).
 */
export type WithProposal = (
  evaluation: Evaluation,
  show: (proposal: AwaitedProposal | null | undefined) => ReactNode,
) => ReactNode;
