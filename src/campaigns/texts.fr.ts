import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Campagnes",
  absent: {
    title: "Campagne introuvable ou accès refusé.",
    detail: "Vérifiez l’adresse, ou revenez à la liste.",
  },
  campaigns: {
    create: "Nouvelle campagne",
    caption: "Les campagnes",
    count: { one: "{count} campagne", other: "{count} campagnes" },
    search: "Chercher une campagne",
    searchHint: "Nom de la campagne",
    empty: "Aucune campagne pour l’instant",
    emptyDetail:
      "Évaluez toute une équipe d’un coup\u00A0: Rondo propose qui répond au sujet de chaque personne, vous relisez, tout se lance ensemble.",
    columns: {
      name: "Campagne",
      people: "Personnes évaluées",
      due: "Échéance",
      author: "Préparée par",
      state: "Statut",
    },
    states: { prepared: "En préparation", launched: "Lancée" },
  },
  createCampaign: {
    title: "Nouvelle campagne",
    who: "Qui évaluer?",
    whoIntro: "Combinez équipes, postes et personnes\u00A0: chaque personne n’est comptée qu’une fois.",
    teams: "Équipes et directions",
    teamsHint: "Une équipe compte aussi ses sous-équipes.",
    words: {
      clear: "Retirer {name}",
      nothing: "Rien ne correspond à «\u00A0{search}\u00A0».",
      nothingYet: "Rien à proposer.",
      found: { one: "{count} proposition", other: "{count} propositions" },
      unmatched: "Choisissez dans la liste, ou videz le champ.",
    },
    positions: "Postes",
    positionsHint: "Toutes les personnes qui occupent ce poste.",
    people: "Personnes",
    remove: "Retirer {name}",
    pasted: {
      open: "Coller une liste de noms ou de courriels",
      label: "Noms ou courriels",
      hint: "Une personne par ligne\u00A0: «\u00A0Marie Tremblay\u00A0», «\u00A0Tremblay, Marie\u00A0» ou son courriel. Ce qui n’est pas reconnu reste ici.",
      find: "Reconnaître ces personnes",
      empty: "Collez d’abord une liste.",
      tooMany: "Une liste compte au plus {most} lignes.",
      found: { one: "{count} personne reconnue.", other: "{count} personnes reconnues." },
      unknown: { one: "{count} ligne n’est pas reconnue.", other: "{count} lignes ne sont pas reconnues." },
      unclear: { one: "{count} nom est à préciser.", other: "{count} noms sont à préciser." },
      alike: "Plusieurs personnes pour «\u00A0{line}\u00A0»",
      choose: "Choisir {name}, {email}",
      leaveOut: "Laisser de côté",
      leaveOutNamed: "Laisser de côté «\u00A0{line}\u00A0»",
      unsettled:
        "Il reste des personnes à reconnaître ou à préciser dans la liste collée. Choisissez-les ou retirez-les d’abord.",
    },
    counted: { one: "{count} personne sera évaluée.", other: "{count} personnes seront évaluées." },
    nobody: "Aucune personne choisie.",
    nobodyIn: "Personne à évaluer dans cette sélection.",
    countFailed: "Le nombre de personnes choisies n’a pas pu être lu. Réessayez d’abord.",
    leftOut: {
      one: "{count} personne choisie reste de côté\u00A0: vous-même, ou quelqu’un qui vous a donné votre rôle récemment.",
      other:
        "{count} personnes choisies restent de côté\u00A0: vous-même, ou quelqu’un qui vous a donné votre rôle récemment.",
    },
    what: "Quelles questions?",
    whence: "Source des questions",
    from: {
      own_position: "Le poste de chaque personne",
      skills: "Des compétences choisies",
      position: "Un même poste",
      evaluation: "Une évaluation existante",
    },
    fromDetail: {
      own_position: "Les compétences de son poste, avec toutes leurs questions.",
      skills:
        "Le même questionnaire pour tout le monde\u00A0: partez d’un poste ou de la bibliothèque, puis ajustez.",
      position: "Le même questionnaire pour tout le monde, tiré d’un poste.",
      evaluation: "Ses questions, ses valeurs et ses réglages sont copiés.",
    },
    freeTitles: {
      one: "{count} personne a un titre libre, sans poste du catalogue.",
      other: "{count} personnes ont un titre libre, sans poste du catalogue.",
    },
    freeTitlesNear:
      "Un poste du catalogue leur ressemble. Cochez ceux dont vous voulez les questions\u00A0: leur fiche ne change pas.",
    allTitles: { one: "Prendre le poste proposé", other: "Prendre les {count} postes proposés" },
    takeForTitle: "{title}\u00A0: les questions de «\u00A0{position}\u00A0»",
    others: { one: "{count} autre", other: "{count} autres" },
    unsettled: {
      one: "{count} évaluation n’aura pas de questions.",
      other: "{count} évaluations n’auront pas de questions.",
    },
    freeTitlesMend: {
      matched:
        "Choisissez leur poste sur leur fiche, qui s’ouvre dans un autre onglet, ou prenez d’autres questions pour tout le monde.",
      others:
        "Prenez d’autres questions pour tout le monde, ou demandez à l’administration de choisir leur poste.",
    },
    whoHasFreeTitle: "Voir ces personnes",
    moreFreeTitles: { one: "et {count} autre", other: "et {count} autres" },
    withoutPosition: {
      one: "{count} personne n’a pas de poste\u00A0: son évaluation n’aura pas de questions.",
      other: "{count} personnes n’ont pas de poste\u00A0: leurs évaluations n’auront pas de questions.",
    },
    position: "Poste",
    skills: { one: "{count} compétence", other: "{count} compétences" },
    noSkills: "Ce poste n’a pas encore de compétences.",
    chosenSkills: "Compétences choisies",
    skillsFull: "Une campagne prend au plus {count} compétences.",
    evaluation: "Évaluation à copier",
    how: "Comment?",
    name: "Nom de la campagne",
    nameHint: "Les personnes qui répondent le liront.",
    type: "Type d’évaluation",
    due: "Échéance",
    most: "Demandes au plus par personne",
    mostHint:
      "Au-delà, Rondo ne propose plus la personne comme collègue. Les demandes au sujet de qui mène des évaluations ne comptent pas, et les gestionnaires répondent au sujet de chaque personne qui relève d’eux.",
    nomination: {
      legend: "Qui choisit les collègues?",
      by: {
        rondo: "Rondo propose, vous relisez",
        subjects: "Les personnes évaluées proposent leurs collègues",
      },
      byDetail: {
        rondo: "Des collègues de la même équipe et du travail récent, répartis pour ne surcharger personne.",
        subjects:
          "Chaque personne est invitée à proposer qui lui répondra; sa proposition est approuvée avant le lancement. Elle ne verra pas la liste finale.",
      },
      decidedBy: "Qui approuve les propositions?",
      decider: {
        lead: "Vous",
        direct_manager: "La ou le gestionnaire de chaque personne",
      },
      deciderDetail: {
        lead: "Ou une autre personne qui mène ces évaluations.",
        direct_manager:
          "Verra la proposition, rien d’autre de l’évaluation. Vous pourrez toujours décider à sa place, et décidez pour qui n’a pas de gestionnaire.",
      },
      least: "Au moins",
      most: "Au plus",
      due: "Proposition attendue d’ici le",
      needsDue: "Choisissez un jour à venir, avant l’échéance de la campagne.",
    },
    prepare: "Préparer la campagne",
    needsName: "Donnez un nom à la campagne.",
    needsDue: "Choisissez une échéance à venir.",
    needsPosition: "Choisissez le poste dont viennent les questions.",
    needsEvaluation: "Choisissez l’évaluation dont viennent les questions.",
    needsSkills: "Ajoutez au moins une compétence.",
    asksTooMuch: "Une évaluation compte au plus {count} questions\u00A0: retirez des compétences.",
  },
  campaign: {
    groups: { peer: "Collègues", direct_report: "Supervisées" },
    empty: "Plus personne n’est évalué dans cette campagne",
    emptyDetail: "Ses évaluations sont archivées, ou ne vous concernent plus.",
    kicker: "{type} · d’ici le {date}",
    caption: "Les personnes évaluées et qui répond à leur sujet",
    columns: {
      subject: "Personne évaluée",
      manager: "Gestionnaire",
      peers: "Collègues",
      reports: "Supervisées",
      readable: "Chances d’être montré",
      answered: "Ont terminé",
      state: "Statut",
    },
    intro: {
      one: "Rondo a proposé qui répond, en visant {count} demande au plus par personne. Ouvrez une ligne pour changer ses personnes.",
      other:
        "Rondo a proposé qui répond, en visant {count} demandes au plus par personne. Ouvrez une ligne pour changer ses personnes.",
    },
    noManager: "Aucun gestionnaire",
    noQuestions: "Aucune question",
    nobody: "Personne",
    chances: "{count} sur 10",
    oneMore: "Avec une personne de plus\u00A0: {more} sur 10",
    /** The participants were changed by hand. */
    edited: "modifiée",
    small: "Trop peu\u00A0: {count} sur {least}",
    launch: { one: "Lancer {count} évaluation", other: "Lancer {count} évaluations" },
    launchTitle: { one: "Lancer {count} évaluation?", other: "Lancer {count} évaluations ensemble?" },
    launchDetail:
      "Les questionnaires sont figés et les invitations partent. Une évaluation qui ne peut pas être lancée reste en brouillon, avec sa raison; les autres se lancent quand même.",
    smallGroups:
      "Lancer aussi celles dont un groupe ne pourra pas être montré\u00A0: trop petit, ou trop semblable à celui d’un autre rapport",
    held: {
      one: "Sans cet accord, {count} évaluation reste un brouillon\u00A0: {names}.",
      other: "Sans cet accord, {count} évaluations restent des brouillons\u00A0: {names}.",
    },
    heldMore: { one: "{count} autre", other: "{count} autres" },
    heldAll: "Cochez la case pour les lancer.",
    launched: { one: "{count} évaluation lancée.", other: "{count} évaluations lancées." },
    preparing: "Les questions arrivent",
    ready: {
      one: "{count} évaluation sur {total} est prête",
      other: "{count} évaluations sur {total} sont prêtes",
    },
    preparingDetail: "Vous pouvez quitter cette page\u00A0: la préparation continue.",
    awaitsQuestions: "Questions à venir",
    launching: "Lancement en cours",
    launchingDetail: "Vous pouvez quitter cette page\u00A0: le lancement continue.",
    started: {
      one: "{count} évaluation sur {total} est lancée",
      other: "{count} évaluations sur {total} sont lancées",
    },
    failed: {
      one: "{count} évaluation n’a pas pu être lancée",
      other: "{count} évaluations n’ont pas pu être lancées",
    },
    failedDetail: {
      one: "La raison est sur sa ligne. Corrigez, puis lancez ce qui reste.",
      other: "La raison est sur chaque ligne. Corrigez, puis lancez ce qui reste.",
    },
    seeLines: "Voir les personnes évaluées",
    unasked: {
      one: "{count} évaluation n’a encore aucune question",
      other: "{count} évaluations n’ont encore aucune question",
    },
    unaskedDetail: {
      one: "Elle reste en brouillon; les autres se lancent quand même. Choisissez ses questions ici, ou ouvrez l’évaluation.",
      other:
        "Elles restent en brouillon; les autres se lancent quand même. Choisissez leurs questions ici, ou ouvrez chaque évaluation.",
    },
    failures: {
      launch_needs_name: "Il manque un nom.",
      launch_needs_active_subject: "Le compte de cette personne est désactivé.",
      launch_needs_question: "Il manque des questions.",
      launch_needs_participant: "Personne n’est invité à répondre.",
      small_group_needs_confirmation:
        "Un groupe ne pourra pas être montré\u00A0: trop petit, ou trop semblable à celui d’un autre rapport.",
      due_passed: "L’échéance est passée.",
      participant_left: "Quelqu’un ne peut plus répondre à ce titre.",
      author_promoted: "La personne évaluée a donné son rôle à la personne responsable.",
      other: "Ouvrez l’évaluation pour voir ce qui manque.",
    },
    load: "Qui est le plus sollicité",
    loadIntro: {
      one: "Combien de réponses cette campagne demande à chaque personne. À partir de {count} demande, Rondo ne la propose plus comme collègue. Les demandes au sujet de qui mène des évaluations ne comptent pas, et les gestionnaires répondent au sujet de chaque personne qui relève d’eux.",
      other:
        "Combien de réponses cette campagne demande à chaque personne. À partir de {count} demandes, Rondo ne la propose plus comme collègue. Les demandes au sujet de qui mène des évaluations ne comptent pas, et les gestionnaires répondent au sujet de chaque personne qui relève d’eux.",
    },
    requests: { one: "{count} demande", other: "{count} demandes" },
  },
  /** Of drafts that ask nothing. */
  questions: {
    action: { one: "Choisir ses questions", other: "Choisir leurs questions" },
    title: {
      one: "Des questions pour {count} évaluation",
      other: "Des questions pour {count} évaluations",
    },
    detail:
      "Seules les évaluations qui n’ont encore aucune question en reçoivent. Les autres ne changent pas.",
    confirm: "Prendre ces questions",
    given: {
      one: "{count} évaluation a maintenant des questions.",
      other: "{count} évaluations ont maintenant des questions.",
    },
    needsTitle: "Cochez au moins un poste, ou choisissez une autre source.",
    none: "Il n’y avait aucune question à prendre\u00A0: choisissez une autre source.",
  },
  change: { action: "Modifier le nom et l’échéance", title: "Nom et échéance de la campagne" },
  /** Before the launch. */
  people: {
    add: "Ajouter des personnes",
    addIntro:
      "Une évaluation est préparée pour chacune, comme pour les autres. Les lignes qui existent ne changent pas.",
    counted: { one: "{count} personne choisie.", other: "{count} personnes choisies." },
    submit: { one: "Ajouter {count} personne", other: "Ajouter {count} personnes" },
    added: {
      one: "{count} personne est ajoutée à la campagne.",
      other: "{count} personnes sont ajoutées à la campagne.",
    },
    takeOut: "Retirer de la campagne",
    takeOutMany: { one: "Retirer {count} personne", other: "Retirer {count} personnes" },
    selected: { one: "{count} personne sélectionnée", other: "{count} personnes sélectionnées" },
    takeOutTitle: {
      one: "Retirer {name} de la campagne?",
      other: "Retirer {count} personnes de la campagne?",
    },
    takeOutConfirm: "Retirer",
    takeOutDetail: {
      one: "Son brouillon d’évaluation est supprimé, avec le choix des personnes qui y répondraient.",
      other: "Leurs brouillons d’évaluation sont supprimés, avec le choix des personnes qui y répondraient.",
    },
    takeOutNominated: {
      one: "Son brouillon d’évaluation est supprimé, avec la proposition que cette personne a faite ou qu’on attend d’elle.",
      other:
        "Leurs brouillons d’évaluation sont supprimés, avec les propositions que ces personnes ont faites ou qu’on attend d’elles.",
    },
    takenOut: {
      one: "{name} n’est plus dans la campagne.",
      other: "{count} personnes ne sont plus dans la campagne.",
    },
  },
  again: {
    action: "Proposer de nouveau",
    title: "Proposer de nouveau qui répond?",
    detail:
      "Rondo propose de nouveau les gestionnaires, les collègues et les personnes supervisées, selon l’organisation d’aujourd’hui.",
    colleagues: "Collègues par personne",
    colleaguesHint: {
      one: "Il faut {count} réponse pour montrer ce groupe\u00A0: un collègue de plus couvre une absence.",
      other: "Il faut {count} réponses pour montrer ce groupe\u00A0: un collègue de plus couvre une absence.",
    },
    edited: {
      one: "{count} ligne modifiée à la main reste telle quelle.",
      other: "{count} lignes modifiées à la main restent telles quelles.",
    },
    nominated: {
      one: "{count} ligne dont la personne propose ses collègues reste telle quelle.",
      other: "{count} lignes dont les personnes proposent leurs collègues restent telles quelles.",
    },
    done: "Les personnes qui répondent sont proposées de nouveau.",
    short: {
      one: "C’est proposé de nouveau\u00A0: {count} personne a moins de collègues que souhaité. Permettez plus de demandes par personne, ou ajoutez-en à la main.",
      other:
        "C’est proposé de nouveau\u00A0: {count} personnes ont moins de collègues que souhaité. Permettez plus de demandes par personne, ou ajoutez-en à la main.",
    },
  },
  /** Of the people evaluated, before the launch. */
  proposals: {
    sent: { one: "{count} proposition à approuver", other: "{count} propositions à approuver" },
    sentDetail:
      "Ouvrez une ligne pour la lire. Pour la changer ou la renvoyer avec un mot, ouvrez l’évaluation.",
    none: "Les propositions sont attendues",
    awaited: {
      one: "{count} personne n’a pas encore envoyé la sienne.",
      other: "{count} personnes n’ont pas encore envoyé la leur.",
    },
    approve: { one: "Approuver {count} proposition", other: "Approuver {count} propositions" },
    stuck: {
      one: "{count} proposition ne peut pas être approuvée telle quelle\u00A0: une des personnes proposées ne peut plus répondre.",
      other:
        "{count} propositions ne peuvent pas être approuvées telles quelles\u00A0: dans chacune, une des personnes proposées ne peut plus répondre.",
    },
    approved: { one: "{count} proposition approuvée.", other: "{count} propositions approuvées." },
    toApprove: { one: "{count} personne proposée", other: "{count} personnes proposées" },
    intro:
      "Chaque personne évaluée propose ses collègues. Ouvrez une ligne pour lire sa proposition et changer ses personnes.",
    loadIntro: "Combien de réponses cette campagne demande à chaque personne, pour l’instant.",
    awaitedHere: "Proposition attendue",
    awaitedBy: "d’ici le {date}",
    launchWaits: "Les propositions sont encore attendues, ou à approuver.",
    inLine: "Personnes proposées",
    inLineAwaited: "La proposition n’est pas encore envoyée",
    decideAlone: "L’évaluation ne sera lancée qu’une fois la proposition approuvée.",
  },
  /** Once it is launched. */
  follow: {
    remind: "Relancer",
    remindOne: "Relancer {name}",
    tabs: {
      label: "Parties de la campagne",
      participation: "Participation",
      lines: "Personnes évaluées",
    },
    phases: {
      label: "Étapes de la campagne",
      preparing: "Préparation",
      answering: "Réponses",
      report: "Rapport",
      counted: "{phase} · {count}",
      done: "terminée",
    },
    waitedFor: { one: "On attend {count} personne", other: "On attend {count} personnes" },
    partsLeft: { one: "pour {count} réponse.", other: "pour {count} réponses." },
    nobodyMissing: "On n’attend plus personne.",
    teams: "Participation par équipe",
    teamsIntro: "Qui a terminé, jamais ce qui a été répondu. Les équipes sont celles des personnes évaluées.",
    noTeam: "Sans équipe",
    evaluated: { one: "{count} personne évaluée", other: "{count} personnes évaluées" },
    finished: { one: "{count} réponse sur {asked}", other: "{count} réponses sur {asked}" },
    notStarted: "Pas encore de lancement",
    missing: "Qui n’a pas terminé",
    missingIntro:
      "Une relance porte sur tout ce qui reste à la personne\u00A0: un courriel au plus par jour.",
    columns: {
      person: "Personne",
      parts: "Il lui reste",
      due: "Échéance",
      reminded: "Dernière relance",
      actions: "Actions",
    },
    parts: { one: "{count} réponse", other: "{count} réponses" },
    last: "Relance le {date}",
    never: "Aucune relance",
  },
  edit: {
    remove: "Retirer {name}",
    because: {
      direct_manager: "supervise la personne évaluée",
      direct_report: "supervisée par la personne évaluée",
      same_team: "même équipe",
      worked_together: "a déjà été invitée à son sujet",
      chosen: "choisie à la main",
    },
    nobody: "Aucune personne invitée.",
    open: "Ouvrir l’évaluation",
    running: "L’évaluation est lancée\u00A0: ses personnes se changent sur sa page.",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    campaigns: Translation<typeof fr>;
  }
}
