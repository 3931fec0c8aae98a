import type { Translation } from "#platform/texts.ts";

/** The control room of an evaluation that runs, or ran. */
export const fr = {
  about: "{subject} · {type}",
  aboutDue: "{subject} · {type} · d’ici le {date}",
  /** Once no answer is awaited any more. */
  aboutWasDue: "{subject} · {type} · échéance le {date}",
  standing: {
    label: "Où on en est",
    due: "Échéance",
    reminders: "Rappels automatiques",
    /** Of the groups whose answers are protected. */
    threshold: { one: "Seuil de {count} réponse", other: "Seuil de {count} réponses" },
    groups: {
      peer: {
        reached: "Collègues\u00A0: atteint",
        missing: {
          one: "Collègues\u00A0: il en manque {count}",
          other: "Collègues\u00A0: il en manque {count}",
        },
        outOfReach: "Collègues\u00A0: trop peu de personnes",
      },
      direct_report: {
        reached: "Personnes supervisées\u00A0: atteint",
        missing: {
          one: "Personnes supervisées\u00A0: il en manque {count}",
          other: "Personnes supervisées\u00A0: il en manque {count}",
        },
        outOfReach: "Personnes supervisées\u00A0: trop peu de personnes",
      },
    },
    report: "Rapport",
    release: {
      immediate: "Publié dès la fin de la collecte",
      next_morning: "Publié le matin du jour ouvrable qui suit la collecte",
      by_hand: "Relu après la collecte, puis publié",
    },
    lead: "Responsable",
    launched: "Lancée le",
  },
  phases: {
    label: "Étapes de l’évaluation",
    preparing: "Préparation",
    answering: "Réponses",
    report: "Rapport",
  },
  done: "terminée",
  turn: {
    planned: "Elle commencera d’elle-même le {date}, vers 8\u00A0h.",
    plannedSoon: "Elle commencera d’elle-même.",
    draft: "À vous de terminer la préparation.",
    ready: "À vous de la lancer\u00A0: rien ne manque.",
    proposal: {
      subject: "C’est au tour de {name}\u00A0: sa proposition est attendue d’ici le {date}.",
      reader: "C’est à vous\u00A0: la proposition de {name} attend d’être approuvée.",
      manager: "C’est au tour de {manager}\u00A0: la proposition de {name} attend d’être approuvée.",
    },
    draftSubject: "La personne responsable prépare l’évaluation.",
    in_progress: { one: "On attend {count} personne.", other: "On attend {count} personnes." },
    inactive: {
      one: "La personne qui n’a pas répondu ne le peut plus\u00A0: son compte est désactivé.",
      other:
        "Les {count} personnes qui n’ont pas répondu ne le peuvent plus\u00A0: leur compte est désactivé.",
    },
    withYou: { one: "On n’attend plus que vous.", other: "On attend {count} personnes, dont vous." },
    answer: "Répondre",
    subject: "La collecte est en cours.",
    allIn: "Le rapport se prépare.",
    closed: "En cours, la collecte est terminée",
    releases: "Le rapport sera publié le matin du {date}.",
    review: "Le rapport est relu avant d’être publié.",
    completed: "Le rapport est prêt.",
    archived: "L’évaluation est archivée.",
  },
  allIn: "En cours, toutes les réponses sont arrivées",
  continue: "Continuer",
  decideProposal: "Examiner la proposition",
  launchNow: "Lancer maintenant",
  launchDraft: "Relire et lancer",
  modify: "Modifier",
  end: "Fermer et calculer le rapport",
  actions: "cette évaluation",
  share: { action: "Copier le lien", byHand: "Copiez ce lien\u00A0: {address}" },
  calendar: "Ajouter l’échéance à mon calendrier",
  copies: {
    action: "Dupliquer…",
    title: "Dupliquer «\u00A0{name}\u00A0»?",
    detail: "Un nouveau brouillon s’ouvre, où tout se modifie. L’original ne change pas.",
    keep: "Ce que le brouillon reprend",
    questions: "Les questions",
    people: "Les personnes",
    peopleDetail: "La personne évaluée et celles qui répondent. Leurs réponses ne sont jamais reprises.",
    nothing: "Choisissez ce que le brouillon reprend.",
    confirm: "Dupliquer",
    leftOut: {
      one: "{count} personne n’a pas été reprise\u00A0: elle ne peut plus être invitée dans le même rôle.",
      other:
        "{count} personnes n’ont pas été reprises\u00A0: elles ne peuvent plus être invitées dans le même rôle.",
    },
  },
  reminders: {
    all: { one: "Relancer {count} personne", other: "Relancer {count} personnes" },
    one: "Relancer",
    last: "Relance\u00A0: {date}",
    asked: {
      one: "{count} personne relancée\u00A0: au plus un courriel de rappel par jour.",
      other: "{count} personnes relancées\u00A0: au plus un courriel de rappel par jour à chacune.",
    },
    held: {
      one: "La relance part dans 5 secondes. Fermer ou recharger la page l’annule.",
      other: "{count} relances partent dans 5 secondes. Fermer ou recharger la page les annule.",
    },
    calledOff: "Aucune relance n’est partie.",
    soon: "Une relance part dans quelques secondes.",
    doneToday: "Relancées aujourd’hui",
    doneLately: "Relancées le {date}",
    next: "La prochaine relance sera possible le {date} à {time}.",
  },
  openReport: "Ouvrir le rapport",
  reviewReport: "Relire et publier",
  tabs: {
    label: "Parties de l’évaluation",
    participation: "Participation",
    questions: "Questions",
    settings: "Réglages",
    activity: "Activité",
  },
  /** Under the advice to invite another person. */
  replacement: {
    list: "Personnes à inviter à la place",
    because: {
      same_team: "même équipe",
      worked_together: "a déjà été invitée à son sujet",
      direct_report: "supervisée par la personne évaluée",
    },
    invite: "Inviter",
    inviteNamed: "Inviter {name}",
  },
  participation: {
    caption: "Les personnes invitées et où elles en sont",
    person: "Personne",
    news: "Suivi",
    status: "État",
    actions: "Actions",
    /** Over the rows of a group: how many of them have answered. */
    group: "{group} · {answered} sur {count}",
    notInvited: "Pas encore d’invitation",
    invited: "Invitation\u00A0: {date}",
    /** After a refusal, without a name. */
    replace: "Une invitation a été refusée\u00A0: invitez quelqu’un d’autre",
    left: {
      one: "{group}\u00A0: il reste {count} personne invitée; leurs réponses ne sont montrées qu’à partir de {wanted}.",
      other:
        "{group}\u00A0: il reste {count} personnes invitées; leurs réponses ne sont montrées qu’à partir de {wanted}.",
    },
    statuses: {
      pending: "À faire",
      missing: "N’a pas répondu",
      completed: "A répondu",
      declined: "A décliné",
    },
    mail: {
      refused: "Courriel non livré",
      retrying: "Courriel retardé",
      waiting: "Invitation\u00A0: partira le {date}",
    },
    note: "Note pour vous\u00A0: «\u00A0{note}\u00A0»",
    totals: "Le rapport dira combien de personnes ont répondu, jamais qui.",
    empty: "Invitez des collègues.",
    emptyDetail: "Aucune personne invitée pour l’instant.",
    proposed: "La liste vient d’une proposition.",
    proposedDetail: "Les personnes retenues figureront ici une fois la proposition approuvée.",
    invite: "Inviter",
    withdraw: "Retirer de l’évaluation",
    withdrawTitle: "Retirer {name}?",
    withdrawDetail: "Son invitation ne mènera plus aux questions, et ce qui a été commencé sera effacé.",
    finished: "Cette personne a terminé\u00A0: sa participation est conservée.",
    withdrawn: "Participation retirée\u00A0: {name}.",
  },
  questions: {
    frozen: "Les questions sont figées depuis le lancement.",
    draft: "Les questions peuvent encore changer.",
    planned: "Le lancement est planifié avec ces questions. «\u00A0Modifier\u00A0» rouvre le brouillon.",
    modify: "Modifier les questions",
    empty: "Aucune question pour l’instant.",
  },
  settings: {
    facts: "Façon de répondre",
    type: "Type",
    scale: "Échelle",
    dimensions: "Sections",
    threshold: "Seuil d’anonymat",
    thresholdValue: { one: "{count} réponse", other: "{count} réponses" },
    release: "Publication du rapport",
    releaseFrozen: "Figée au lancement.",
    releaseOfCompany: "Selon le réglage de l’entreprise au jour du lancement, puis figée.",
    toCompany: "Changer ce réglage",
    comments: "Exemples concrets",
    subjectAnswers: "Regard de soi",
    yes: "Oui",
    no: "Non",
    commentsYes: "Obligatoires",
    commentsNo: "Facultatifs",
    change: "Nom et échéance",
    changeHint: {
      running: "Modifiables jusqu’à la fin de la collecte.",
      planned: "Encore modifiables; le lancement prévu tient toujours.",
    },
    nameNeeded: "Une évaluation lancée ou planifiée doit porter un nom.",
    description: "Description",
  },
  endDialog: {
    title: "Fermer l’évaluation et calculer le rapport?",
    masked: {
      peer: {
        none: "Aucun collègue n’a répondu\u00A0: ce regard sera absent du rapport.",
        some: {
          one: "{count} collègue sur {invited} a répondu\u00A0: ses réponses seront masquées.",
          other: "{count} collègues sur {invited} ont répondu\u00A0: leurs réponses seront masquées.",
        },
      },
      direct_report: {
        none: "Aucune personne supervisée n’a répondu\u00A0: ce regard sera absent du rapport.",
        some: {
          one: "{count} personne supervisée sur {invited} a répondu\u00A0: ses réponses seront masquées.",
          other:
            "{count} personnes supervisées sur {invited} ont répondu\u00A0: leurs réponses seront masquées.",
        },
      },
    },
    emptyWithoutSelf: "Sans l’autoévaluation, le rapport serait vide.",
    empty: "Le rapport serait vide\u00A0: personne n’y figurerait.",
    whatHappens: "Ce que le rapport ne montrera pas",
    accept: "Je comprends, et je ferme quand même l’évaluation.",
    acceptFirst: "Cochez la case pour confirmer.",
    changeDue: "Changer l’échéance",
    report: {
      immediate: "Le rapport sera calculé et publié\u00A0: {name} recevra un courriel.",
      next_morning:
        "Le rapport sera calculé, puis publié le matin du prochain jour ouvrable\u00A0: {name} recevra alors un courriel.",
      by_hand: "Le rapport sera calculé, puis relu\u00A0: {name} recevra un courriel à sa publication.",
    },
    missing: {
      one: "La personne qui n’a pas répondu ne pourra plus le faire.",
      other: "Les {count} personnes qui n’ont pas répondu ne pourront plus le faire.",
    },
    missingList: "N’ont pas répondu",
    confirm: "Fermer et calculer le rapport",
    ended: "Collecte fermée. Le rapport se prépare.",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    room: Translation<typeof fr>;
  }
}
