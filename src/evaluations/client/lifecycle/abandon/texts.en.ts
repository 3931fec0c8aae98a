import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Cancel “{name}” and erase the answers?",
  answered: {
    one: "{count} person has already answered.",
    other: "{count} people have already answered.",
  },
  lost: "All answers, those that were begun and the links to their authors will be erased at once. Nobody will be able to answer any more, and no report will be computed.",
  final: "This can’t be undone.",
  typeName: "To confirm, type the name of the evaluation",
  nameFirst: "Type the name of the evaluation first.",
  confirm: "Cancel and erase",
  keep: "Keep the evaluation",
  done: "Evaluation cancelled, answers erased. It stays in the archive.",
};
