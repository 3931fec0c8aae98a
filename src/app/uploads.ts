import { logoUpload } from "#company/server/uploads/logo.ts";
import { avatarUpload } from "#people/server/uploads/avatar.ts";
import { peopleUpload } from "#people/server/uploads/people.ts";
import { questionsUpload } from "#skills/server/uploads/questions.ts";
import type { Upload } from "#platform/server/uploads.ts";

/** The files that people send: one line per kind, from its concept. */
export const uploads: readonly Upload[] = [
  avatarUpload as Upload,
  logoUpload as Upload,
  peopleUpload as Upload,
  questionsUpload as Upload,
];
