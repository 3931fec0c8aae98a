import type { Translation } from "#platform/texts.ts";

/** An evaluation into the archive and back, and the end of one that is not wanted any more. */
export const fr = {
  open: "Ouvrir",
  prepare: "Continuer la préparation",
  archive: {
    action: "Archiver",
    title: "Archiver «\u00A0{name}\u00A0»?",
    draft: "Le brouillon quitte la liste. Vous pourrez le désarchiver pour le reprendre.",
    pending:
      "Elle ne commencera pas à la date prévue. Vous pourrez la désarchiver pour en refaire un brouillon.",
    completed: "Elle quitte la liste et reste dans les archives. Son rapport demeure lisible.",
    confirm: "Archiver l’évaluation",
    done: "Évaluation archivée.",
  },
  unarchive: {
    action: "Désarchiver",
    done: "«\u00A0{name}\u00A0» est de nouveau un brouillon.",
  },
  abandon: {
    action: "Abandonner la collecte",
    title: "Abandonner la collecte de «\u00A0{name}\u00A0»?",
    answered: {
      one: "{count} personne a déjà répondu.",
      other: "{count} personnes ont déjà répondu.",
    },
    lost: "Toutes les réponses, celles qui sont commencées et les liens vers leurs auteurs seront effacés tout de suite. Personne ne pourra plus répondre, et aucun rapport ne sera calculé.",
    final: "Cette action est définitive.",
    typeName: "Pour confirmer, tapez le nom de l’évaluation",
    nameFirst: "Tapez d’abord le nom de l’évaluation.",
    confirm: "Abandonner la collecte",
    done: "Collecte abandonnée. L’évaluation est archivée.",
  },
  remove: {
    action: "Supprimer le brouillon",
    title: "Supprimer l’évaluation «\u00A0{name}\u00A0»?",
    detail:
      "Le questionnaire et la liste des personnes invitées seront supprimés. Cette action est définitive.",
    confirm: "Supprimer l’évaluation",
    done: "Supprimé.",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    lifecycle: Translation<typeof fr>;
  }
}
