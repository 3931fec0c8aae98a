import type { Translation } from "#platform/texts.ts";
import type { fr } from "./errors.fr.ts";

export const en: Translation<typeof fr> = {
  evaluation_not_found: "Evaluation not found or access denied.",
  not_involved: "You aren’t involved in this evaluation.",
  already_participant: "This user is already a participant in this evaluation.",
  already_declined: "You said that you can’t answer: there is nothing else to do.",
  already_finalised: "Your answers are final and can no longer change.",
  evaluation_closed: "This evaluation is closed.",
  questions_locked: "Answers exist already: the questions can no longer change.",
  invalid_participant_profile: "Invalid Participant Profile ID provided.",
  invalid_author_or_subject: "Invalid Author or Subject Profile ID provided.",
  invalid_evaluation_type: "Invalid Evaluation Type provided.",
  no_evaluation_selected: "No evaluation is selected to add questions to.",
  launch_needs_name: "Give the evaluation a name before you launch it.",
  launch_needs_active_subject: "Choose a person to evaluate whose account is active.",
  launch_needs_question: "Add at least one question before you launch the evaluation.",
  launch_needs_participant: "Add at least one person who will answer.",
  small_group_needs_confirmation: "Their answers can’t be shown: confirm to launch anyway.",
  reader_cannot_hide: "This person can open the report, so they can’t answer in an anonymous group.",
  admin_cannot_participate: "Administrators don’t take part in evaluations.",
};
