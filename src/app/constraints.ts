import type { ErrorCode } from "#platform/errors.ts";

/** What a violated constraint means to the person who caused it. Others are `duplicate_key` or `constraint_violation`. */
export const constraints: Readonly<Record<string, ErrorCode>> = {
  users_email: "email_taken",
  profiles_email: "duplicate_key",
  profiles_user: "duplicate_key",
  profiles_direct_manager: "not_found",
  teams_name: "team_name_taken",
  teams_parent: "not_found",
  teams_manager_profile: "not_found",
  team_members_team: "not_found",
  team_members_profile_link: "not_found",
  evaluation_participants_once: "already_participant",
  evaluation_participants_person: "invalid_participant_profile",
  evaluations_author_profile: "invalid_author_or_subject",
  evaluations_subject_profile: "invalid_author_or_subject",
  response_authors_once: "already_finalised",
};
