import type { EvaluationStatus } from "../../vocabulary.ts";

/** What the end of an evaluation, or its return, depends on: of a row of the list, or of the evaluation itself. */
export interface LifecycleFacts {
  id: string;
  name: string;
  status: EvaluationStatus;
  launchedOn?: string | null | undefined;
  answeredCount: number | null;
  /** Set while a computed report waits for its release, where that is known: it cannot be abandoned any more. */
  releasesOn?: string | null;
}

/** What is confirmed before it is done. */
export type LifecycleAction = "archive" | "abandon" | "remove";
