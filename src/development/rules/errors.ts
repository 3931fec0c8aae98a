/** The refusals of this concept and their HTTP status; their sentences are in texts/errors.fr.ts and errors.en.ts. */
export const developmentErrors = {
  plan_view_only: 403,
  plan_closed: 409,
  objective_shared: 409,
  objective_not_yours: 403,
  set_aside_why: 422,
  objective_dates: 422,
  objective_place: 409,
  too_many_objectives: 409,
  too_many_actions: 409,
  cycle_begun: 409,
  coaching_by_manager: 403,
  note_not_yours: 403,
  note_day: 422,
  meeting_past: 422,
  too_many_notes: 409,

  too_many_library_entries: 409,
  course_not_yours: 403,
  course_of_yours: 403,
  course_not_finished: 409,
  course_day: 422,
  too_many_courses: 409,
  thank_oneself: 403,
  thanked_left: 409,
  recognition_not_open: 403,
  draft_by_person: 403,
  drafts_off: 409,
  drafts_without_server: 409,
  draft_changed: 409,
  draft_report: 409,
  checkpoint_no_report: 409,
  checkpoint_under_way: 409,
  checkpoint_too_early: 409,
  checkpoint_too_late: 409,
  checkpoint_no_skill: 409,
  checkpoint_scale: 409,
  checkpoint_no_launcher: 409,
  checkpoint_closed: 409,
  checkpoint_no_one: 409,
  recognition_unshared: 409,
} as const;
type DevelopmentErrors = typeof developmentErrors;

declare module "#platform/errors.ts" {
  interface ErrorStatuses extends DevelopmentErrors {}
}
