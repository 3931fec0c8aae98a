import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  label: "Tasks",
  counts: "{done} of {total}",
  background: "Continue in the background",
  running: { one: "{count} task running", other: "{count} tasks running" },
  cancel: "Cancel",
  cancelTask: "Cancel “{title}”",
  close: "Close “{title}”",
};
