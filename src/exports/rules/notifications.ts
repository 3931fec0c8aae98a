import { defineKinds } from "#notifications/rules.ts";

/** A file that a person asked for is there, or could not be prepared. */
export const exportKinds = defineKinds("export", {
  export_ready: {},
  export_failed: {},
});
