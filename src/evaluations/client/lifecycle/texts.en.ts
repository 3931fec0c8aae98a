import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  open: "Open",
  prepare: "Continue preparing",
  archive: {
    action: "Archive",
    title: "Archive “{name}”?",
    draft: "The draft leaves the list. You can bring it back from the archive to go on with it.",
    pending: "It won’t start on the planned date. You can bring it back from the archive as a draft.",
    completed: "It leaves the list and stays in the archive. Its report can still be read.",
    confirm: "Archive the evaluation",
    done: "Evaluation archived.",
  },
  unarchive: {
    action: "Unarchive",
    done: "“{name}” is a draft again.",
  },
  abandon: {
    action: "Abandon the collection",
    title: "Abandon the collection of “{name}”?",
    answered: {
      one: "{count} person has already answered.",
      other: "{count} people have already answered.",
    },
    lost: "All answers, those that were begun and the links to their authors will be erased at once. Nobody will be able to answer any more, and no report will be computed.",
    final: "This can’t be undone.",
    typeName: "To confirm, type the name of the evaluation",
    nameFirst: "Type the name of the evaluation first.",
    confirm: "Abandon the collection",
    done: "Collection abandoned. The evaluation is archived.",
  },
  remove: {
    action: "Delete the draft",
    title: "Delete the evaluation “{name}”?",
    detail: "The questionnaire and the list of people invited will be deleted. This can’t be undone.",
    confirm: "Delete the evaluation",
    done: "Deleted.",
  },
};
