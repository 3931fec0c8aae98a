import { logoUpload } from "#company/server/uploads/logo.ts";
import { importUpload } from "#imports/server/upload.ts";
import { avatarUpload } from "#people/server/uploads/avatar.ts";
import type { Upload } from "#platform/server/uploads.ts";
import { importKinds } from "./imports.ts";

/** The files that people send: one line per kind, from its concept; those that are imported say themselves how they are sent. */
export const uploads: readonly Upload[] = [
  avatarUpload as Upload,
  logoUpload as Upload,
  ...importKinds.map((kind) => importUpload(kind) as Upload),
];
