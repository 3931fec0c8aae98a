/** The refusals of this concept and their HTTP status; their sentences are in texts/errors.fr.ts and errors.en.ts. */
export const answerErrors = {
  stale_answer: 409,
  required_questions_missing: 422,
  required_comments_missing: 422,
} as const;
type AnswerErrors = typeof answerErrors;

declare module "#platform/errors.ts" {
  interface ErrorStatuses extends AnswerErrors {}
}
