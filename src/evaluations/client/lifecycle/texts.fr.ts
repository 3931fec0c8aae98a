import type { Translation } from "#platform/texts.ts";

/** An evaluation into the archive and back, and the end of one that is not wanted any more. */
export const fr = {
  open: "Ouvrir",
  prepare: "Continuer la préparation",
  archive: {
    action: "Archiver",
    title: "Archiver «\u00A0{name}\u00A0»?",
    pending:
      "Elle ne commencera pas à la date prévue. Vous pourrez la désarchiver pour en refaire un brouillon.",
    completed: "Elle quitte la liste et reste dans les archives. On peut toujours lire son rapport.",
    confirm: "Archiver l’évaluation",
    done: "Évaluation archivée.",
  },
  unarchive: {
    action: "Désarchiver",
    done: "«\u00A0{name}\u00A0» est de nouveau un brouillon.",
  },
  abandon: {
    action: "Annuler l’évaluation et effacer les réponses",
  },
  remove: {
    action: "Supprimer le brouillon",
  },
  bulk: {
    selected: { one: "{count} évaluation sélectionnée", other: "{count} évaluations sélectionnées" },
    remind: {
      action: "Relancer",
      title: {
        one: "Relancer les personnes de {count} évaluation?",
        other: "Relancer les personnes de {count} évaluations?",
      },
      detail:
        "Toutes celles qui n’ont pas terminé reçoivent un seul courriel, qui rassemble ce qui leur est demandé.",
      none: "Personne à relancer",
      confirm: { one: "Envoyer les rappels", other: "Envoyer les rappels" },
      done: {
        one: "{count} personne est relancée\u00A0: au plus un courriel de rappel par jour.",
        other: "{count} personnes sont relancées\u00A0: au plus un courriel de rappel par jour à chacune.",
      },
      nobody:
        "Personne n’a été relancé\u00A0: un rappel est parti il y a peu, ou les invitations attendent encore.",
    },
    extend: {
      action: "Prolonger",
      title: { one: "Prolonger {count} évaluation?", other: "Prolonger {count} évaluations?" },
      detail: "Les personnes invitées ont jusqu’à ce jour inclusivement.",
      none: "Aucune évaluation à prolonger",
      due: "Nouvelle échéance",
      confirm: { one: "Prolonger {count} évaluation", other: "Prolonger {count} évaluations" },
      done: { one: "{count} évaluation prolongée.", other: "{count} évaluations prolongées." },
    },
    archive: {
      action: "Archiver",
      title: { one: "Archiver {count} évaluation?", other: "Archiver {count} évaluations?" },
      detail:
        "Elles quittent la liste. On peut toujours lire les rapports. Ce qui a été lancé reste archivé; le reste peut être désarchivé.",
      none: "Aucune évaluation à archiver",
      confirm: { one: "Archiver {count} évaluation", other: "Archiver {count} évaluations" },
      done: { one: "{count} évaluation archivée.", other: "{count} évaluations archivées." },
    },
    reasons: {
      forbidden: {
        one: "{count} évaluation porte sur vous.",
        other: "{count} évaluations portent sur vous.",
      },
      not_launched: { one: "{count} n’est pas lancée.", other: "{count} ne sont pas lancées." },
      already_launched: {
        one: "{count} est en cours\u00A0: elle s’annule à part, depuis son menu.",
        other: "{count} sont en cours\u00A0: elles s’annulent à part, depuis leur menu.",
      },
      evaluation_closed: {
        one: "{count} évaluation terminée ne change pas.",
        other: "{count} évaluations terminées ne changent pas.",
      },
      evaluation_archived: { one: "{count} est déjà archivée.", other: "{count} sont déjà archivées." },
      report_reviewed_first: {
        one: "{count} attend la relecture de son rapport.",
        other: "{count} attendent la relecture de leur rapport.",
      },
      nobody_to_remind: {
        one: "Tout le monde a répondu à {count} évaluation.",
        other: "Tout le monde a répondu à {count} évaluations.",
      },
      due_not_later: {
        one: "{count} a déjà cette échéance ou une plus lointaine.",
        other: "{count} ont déjà cette échéance ou une plus lointaine.",
      },
    },
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    lifecycle: Translation<typeof fr>;
  }
}
