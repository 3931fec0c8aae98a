import * as z from "zod";

/** The current facts of an evaluation in a notification. */
export const NotifiedEvaluation = z.strictObject({
  evaluationName: z.string(),
  subjectName: z.string(),
  /** About the reader. */
  isMine: z.boolean(),
  /**
   * Where it leads: the form, one’s own evaluations, the report, its review, its flagged comments, the page of the
   * evaluation, a proposal to make, to approve or, as the direct manager, to decide.
   */
  opens: z.enum([
    "form",
    "own",
    "report",
    "review",
    "flags",
    "evaluation",
    "nomination",
    "approval",
    "decision",
  ]),
});
export type NotifiedEvaluation = z.infer<typeof NotifiedEvaluation>;
