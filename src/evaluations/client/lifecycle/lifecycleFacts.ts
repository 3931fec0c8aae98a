import type { EvaluationStatus } from "../../vocabulary.ts";

/** The facts on which ending or restoring an evaluation depends: of a row of the list, or of the evaluation itself. */
export interface LifecycleFacts {
  id: string;
  name: string;
  status: EvaluationStatus;
  launchedOn?: string | null | undefined;
  answeredCount: number | null;
  /** Set while a computed report waits for its release, where that is known: it cannot be abandoned any more. */
  releasesOn?: string | null;
}

/** The actions that are confirmed first. */
export type LifecycleAction = "archive" | "abandon" | "remove";
