import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  export_ready: "Your file is ready",
  export_failed: "Your file couldn’t be prepared",
  download: "Download",
  downloadNamed: "Download “{title}”",
};
