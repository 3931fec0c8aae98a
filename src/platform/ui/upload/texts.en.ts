import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  drop: "Drop your files here, or",
  dropOne: "Drop your file here, or",
  choose: "Choose files",
  chooseOne: "Choose a file",
  files: "Files",
  waiting: "Waiting",
  sending: "{percent}%",
  sent: "Sent",
  cancelled: "Cancelled",
  isSent: "{name}: sent.",
  isNotSent: "{name}: {error}",
  cancel: "Cancel sending {name}",
  retry: "Try sending {name} again",
  remove: "Remove {name} from the list",
  ending: "This type of file isn’t accepted. Accepted types: {endings}.",
  size: "This file is larger than {size} MB.",
  empty: "This file is empty.",
};
