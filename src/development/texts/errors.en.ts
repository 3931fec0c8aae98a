import type { Translation } from "#platform/texts.ts";
import type { fr } from "./errors.fr.ts";
import { en as recognitions } from "./recognitionErrors.en.ts";

export const en: Translation<typeof fr> = {
  ...recognitions,
  plan_view_only: "You can read this plan. Only the person and their managers can change it.",
  plan_closed: "This account is deactivated: its plan can still be read, but no longer changed.",
  objective_shared: "Another person has written in this goal, so it stays shared.",
  objective_not_yours: "That is up to the person whose plan this is.",
  set_aside_why: "Say in a few words why this goal is set aside.",
  objective_place: "That goal is no longer under this pillar.",
  objective_dates: "The due date comes before the start.",
  too_many_objectives: "This plan cannot take another goal.",
  too_many_actions: "This goal cannot take another action. Another goal would be easier to follow.",
  too_many_library_entries: "The library cannot take another entry.",
  cycle_begun: "A cycle has already begun today.",
  coaching_by_manager: "Coaching notes are written by your managers. You can write a follow-up.",
  note_not_yours: "Only the person who wrote this note can change or delete it.",
  note_day: "A note has today’s date, or an earlier one.",
  meeting_far: "Choose a meeting date within the next three years.",
  meeting_past: "Choose a meeting date and time still to come.",
  too_many_notes: "This plan can’t take another note.",
  course_not_yours: "Only the person says which courses they take, and how far they are.",
  course_of_yours: "Your managers are the ones who confirm your courses.",
  course_not_finished: "A course is confirmed once it is finished.",
  course_day: "Say on which day the course ended: today or before.",
  too_many_courses: "The list can’t take another course.",
  draft_by_person:
    "Only the person whose plan this is can ask for suggestions: what is sent comes from their report.",
  drafts_off: "AI suggestions are not turned on.",
  drafts_without_server: "No AI server is configured in this installation.",
  draft_changed: "What would be sent has changed since. Review it before you agree.",
  draft_report: "No published figure for these skills can be sent.",
  checkpoint_no_report:
    "To take stock again, you need a report that others contributed to. None about you is published yet.",
  checkpoint_under_way:
    "An evaluation to take stock again is already under way. Its report isn’t published yet.",
  checkpoint_too_early: "It’s still early: you can take stock again three to six months after a report.",
  checkpoint_too_late:
    "More than six months have passed since your last report: a new full evaluation will say more.",
  checkpoint_declined: "A request was declined less than 30 days ago.",
  checkpoint_no_skill: "No shared goal of the plan names a skill that this evaluation asked about.",
  checkpoint_skill:
    "A skill you chose is no longer linked to a goal that you share. These are the ones that are now.",
  checkpoint_scale: "The company no longer uses the scale of this evaluation: nothing could be compared.",
  checkpoint_no_launcher: "Nobody can launch this evaluation today. Talk to an administrator.",
  checkpoint_closed: "This request no longer needs an answer.",
  checkpoint_no_one: "None of the people who were invited can be invited again.",
};
