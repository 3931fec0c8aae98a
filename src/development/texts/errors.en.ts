import type { Translation } from "#platform/texts.ts";
import type { fr } from "./errors.fr.ts";

export const en: Translation<typeof fr> = {
  plan_view_only: "You can read this plan. Only the person and their managers change it.",
  plan_closed: "This account is deactivated: its plan can be read, and no longer changed.",
  objective_shared: "Another person has written in this goal, so it stays shared.",
  objective_not_yours: "That is up to the person whose plan this is.",
  set_aside_why: "Say in a word why this goal is set aside.",
  objective_place: "That goal is no longer under this pillar.",
  objective_dates: "The due date comes before the start.",
  too_many_objectives: "This plan cannot take another goal.",
  too_many_actions: "This goal cannot take another action. Another goal would be easier to follow.",
  too_many_library_entries: "The library cannot take another entry.",
  cycle_begun: "A cycle has already begun today.",
  coaching_by_manager: "Coaching notes are written by your managers. You can write a follow-up.",
  note_not_yours: "Only the person who wrote this note can change or remove it.",
  note_day: "A note has today’s date, or an earlier one.",
  meeting_past: "The next meeting is one to come.",
  too_many_notes: "This plan can’t take another note.",
  course_not_yours: "Only the person says which courses they take, and how far they are.",
  course_of_yours: "A course is confirmed by one of your managers.",
  course_not_finished: "A course is confirmed once it is finished.",
  course_day: "Say on which day the course ended: today or before.",
  too_many_courses: "The list can’t take another course.",
  thank_oneself: "A thank-you goes to another person.",
  thanked_left: "This person’s account is deactivated.",
  recognition_not_open: "These thank-yous are read by the person and by their managers.",
};
