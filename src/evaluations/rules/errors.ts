/** The refusals of this concept and their HTTP status; their sentences are in texts/errors.fr.ts and errors.en.ts. */
export const evaluationErrors = {
  evaluation_not_found: 404,
  not_involved: 404,
  already_participant: 409,
  already_finalised: 409,
  already_declined: 409,
  evaluation_closed: 409,
  evaluation_archived: 409,
  not_launched: 409,
  already_launched: 409,
  answers_exist: 409,
  stays_archived: 409,
  not_archived: 409,
  due_not_later: 409,
  already_planned: 409,
  not_planned: 409,
  nomination_open: 409,
  report_waiting: 409,
  report_releases_itself: 409,
  report_reviewed_first: 409,
  questions_locked: 409,
  nobody_to_remind: 409,
  reminded_recently: 409,
  reminding_oneself: 409,
  invitation_waiting: 409,
  invalid_participant_profile: 422,
  invalid_author_or_subject: 422,
  invalid_evaluation_type: 422,
  no_evaluation_selected: 422,
  launch_needs_name: 422,
  launch_needs_active_subject: 422,
  launch_needs_question: 422,
  launch_needs_participant: 422,
  small_group_needs_confirmation: 422,
  reader_cannot_hide: 422,
  admin_cannot_participate: 422,
} as const;
type EvaluationErrors = typeof evaluationErrors;

declare module "#platform/errors.ts" {
  interface ErrorStatuses extends EvaluationErrors {}
}
