/** The words of what moves with another manager or team, which travel with the dialogs and the help. */
export const fr = {
  principle:
    "Les accès changent aussitôt, sauf indication contraire. Les réponses, le contenu des rapports et les personnes déjà invitées ne changent pas.",
  changes: "Ce qui change",
  stays: "Ce qui ne change pas",
  titles: {
    directManager: "Rattacher {person} à {manager}?",
    directManagerNone: "Laisser {person} sans gestionnaire?",
    teamManager: "Confier l’équipe {team} à {manager}?",
    teamManagerNone: "Laisser l’équipe {team} sans gestionnaire?",
    creation: "Créer l’équipe {team}?",
    leave: "Retirer {person} de l’équipe {team}?",
    main: "Choisir {team} comme équipe principale pour {person}?",
  },
  confirm: {
    directManager: "Changer de gestionnaire",
    teamManager: "Changer de gestionnaire",
    creation: "Créer l’équipe",
    leave: "Retirer",
    main: "Choisir cette équipe",
  },
  others: { one: "{count} autre personne", other: "{count} autres personnes" },
  partial: "Seules les évaluations les plus récentes sont comptées.",
  help: {
    title: "Changer de gestionnaire ou d’équipe",
    reports:
      "Les rapports, même publiés, s’ouvrent pour la personne qui prend la relève et se ferment pour celle d’avant, à moins qu’elle administre Rondo, ait mené l’évaluation ou gère l’équipe.",
    runs: "Les évaluations non terminées passent aussi à la personne qui prend la relève, si son rôle lui permet de les mener.",
    launches: "Les prochaines évaluations invitent la ou le gestionnaire du jour de leur lancement.",
    figures:
      "Le prochain rapport compte, dans les chiffres de l’entreprise, avec l’équipe principale du jour où la collecte se termine.",
    running: "Les évaluations en cours gardent les personnes invitées au lancement.",
    barred:
      "Une personne qui a répondu comme collègue ou personne supervisée ne peut toujours pas ouvrir le rapport.",
  },
  lines: {
    reportsOpen: {
      one: "Un rapport s’ouvre pour {who}.",
      other: "{count} rapports s’ouvrent pour {who}.",
    },
    reportsClose: {
      one: "Un rapport se ferme pour {who}.",
      other: "{count} rapports se ferment pour {who}.",
    },
    comingOpen: {
      one: "Le rapport d’une évaluation en cours s’ouvrira pour {who}.",
      other: "Les rapports de {count} évaluations en cours s’ouvriront pour {who}.",
    },
    comingClose: {
      one: "Le rapport d’une évaluation en cours ne s’ouvrira plus pour {who}.",
      other: "Les rapports de {count} évaluations en cours ne s’ouvriront plus pour {who}.",
    },
    runs: {
      one: "Une évaluation non terminée pourra être menée par {who}.",
      other: "{count} évaluations non terminées pourront être menées par {who}.",
    },
    runsNoMore: {
      one: "Une évaluation non terminée ne pourra plus être menée par {who}.",
      other: "{count} évaluations non terminées ne pourront plus être menées par {who}.",
    },
    proposals: {
      one: "Une proposition de personnes à inviter est maintenant à approuver par {who}.",
      other: "{count} propositions de personnes à inviter sont maintenant à approuver par {who}.",
    },
    proposalsToLead: {
      one: "Une proposition de personnes à inviter revient à qui mène l’évaluation.",
      other: "{count} propositions de personnes à inviter reviennent à qui mène l’évaluation.",
    },
    launches:
      "Les prochaines évaluations qui prévoient le regard d’une ou d’un gestionnaire inviteront {who}.",
    launchesAlone: "Au lancement des prochaines évaluations, personne ne sera ajouté comme gestionnaire.",
    figuresOpen: "Les chiffres de l’équipe s’ouvrent pour {who}, là où ils peuvent être montrés.",
    figuresClose: "Les chiffres de l’équipe se ferment pour {who}.",
    plansClose: {
      one: "Plan de développement ({who})\u00A0: il se ferme aussitôt pour {managers}.",
      other: "{count} plans de développement ({who})\u00A0: ils se ferment aussitôt pour {managers}.",
    },
    plansOpen: {
      one: "Plan de développement\u00A0: ce qui y est partagé s’ouvre à {managers} dès que {who} accepte, ou sept jours après l’avis qui lui est envoyé; d’ici là, une partie peut être gardée pour soi.",
      other:
        "{count} plans de développement ({who})\u00A0: ce qui y est partagé s’ouvre à {managers} dès que la personne de chaque plan accepte, ou sept jours après l’avis qui lui est envoyé; d’ici là, une partie peut être gardée pour soi.",
    },
    plansOpenAtOnce: {
      one: "Plan de développement ({who})\u00A0: il s’ouvre aussitôt à {managers}, en lecture et en écriture.",
      other:
        "{count} plans de développement ({who})\u00A0: ils s’ouvrent aussitôt à {managers}, en lecture et en écriture.",
    },
    plansKeptByTeam: {
      one: "Plan de développement ({who})\u00A0: il reste ouvert à {managers}, à titre de gestionnaire d’équipe.",
      other:
        "{count} plans de développement ({who})\u00A0: ils restent ouverts à {managers}, à titre de gestionnaire d’équipe.",
    },
    plansKeptDirectly: {
      one: "Plan de développement ({who})\u00A0: il reste ouvert à {managers}, à titre de gestionnaire direct.",
      other:
        "{count} plans de développement ({who})\u00A0: ils restent ouverts à {managers}, à titre de gestionnaire direct.",
    },
    plansKeptInCharge: {
      one: "Plan de développement ({who})\u00A0: il reste ouvert en lecture à {managers}, au titre de l’administration.",
      other:
        "{count} plans de développement ({who})\u00A0: ils restent ouverts en lecture à {managers}, au titre de l’administration.",
    },
    counts: {
      one: "Chiffres de l’entreprise\u00A0: le prochain rapport sur {who} comptera dans l’équipe {team}.",
      other:
        "Chiffres de l’entreprise\u00A0: les prochains rapports sur {who} compteront dans l’équipe {team}.",
    },
    countsNowhere: {
      one: "Chiffres de l’entreprise\u00A0: le prochain rapport sur {who} ne comptera dans aucune équipe.",
      other:
        "Chiffres de l’entreprise\u00A0: les prochains rapports sur {who} ne compteront dans aucune équipe.",
    },
    running: {
      one: "Une évaluation en cours garde les personnes invitées au lancement.",
      other: "{count} évaluations en cours gardent les personnes invitées au lancement.",
    },
    stillAsked: {
      one: "Une évaluation en cours compte toujours {who} parmi les gestionnaires qui répondent.",
      other: "{count} évaluations en cours comptent toujours {who} parmi les gestionnaires qui répondent.",
    },
    kept: {
      one: "Un rapport reste ouvert pour {who}, pour une autre raison\u00A0: administration de Rondo, évaluation menée ou équipe gérée.",
      other:
        "{count} rapports restent ouverts pour {who}, pour une autre raison\u00A0: administration de Rondo, évaluation menée ou équipe gérée.",
    },
    barred: {
      one: "Un rapport, publié ou à venir, reste fermé pour {who}\u00A0: une personne qui répond comme collègue ou personne supervisée ne peut pas l’ouvrir.",
      other:
        "{count} rapports, publiés ou à venir, restent fermés pour {who}\u00A0: une personne qui répond comme collègue ou personne supervisée ne peut pas les ouvrir.",
    },
    teamReads:
      "Gérer une équipe n’ouvre pas les rapports, à moins que l’entreprise l’ait permis avant le lancement.",
    published: "Les réponses données et les rapports publiés restent tels quels.",
    figuresStay: "Les chiffres de l’entreprise déjà publiés restent les mêmes.",
  },
};
