import type { Translation } from "#platform/texts.ts";

/** The preparation of an evaluation, step by step. */
export const fr = {
  frame: {
    creating: "Nouvelle évaluation",
    editing: "Modifier l’évaluation",
    steps: { label: "Étapes", of: "Étape {step} sur 4", compact: "{step}/4 {name}", show: "Voir les étapes" },
    stepNames: {
      information: "Renseignements",
      skills: "Compétences",
      participation: "Participation",
      summary: "Résumé",
    },
    done: "complète",
    previous: "Étape précédente",
    next: "Continuer",
    nextHint: "Ctrl\u00A0+\u00A0Entrée passe à l’étape suivante.",
    saving: "Enregistrement…",
    saved: "Enregistré",
    notSaved: "Pas encore enregistré. Rien de ce que vous avez écrit n’est perdu.",
    firstChange: "Enregistrement automatique.",
    firstFieldMissing: "Donnez un nom ou choisissez une personne pour continuer.",
  },

  information: {
    general: "Qui, comment, jusqu’à quand",
    options: "Options",
    commentsOptional: "exemples facultatifs",
    commentsRequired: "exemples obligatoires",
    name: "Nom de l’évaluation",
    nameHint: "Il figure dans l’invitation. Laissez-le vide\u00A0: nous en proposerons un.",
    suggested: "{firstName} · {season}",
    suggestedFor: "{position} · {season}",
    suggestedForBoth: "{firstName} · {position} · {season}",
    seasons: {
      winter: "hiver {year}",
      spring: "printemps {year}",
      summer: "été {year}",
      autumn: "automne {year}",
    },
    subject: "Personne évaluée",
    subjectHint: "Tapez un nom ou un courriel.",
    notEvaluable: "Vous ne pouvez pas évaluer cette personne.",
    onlySelf: "Pour vous-même, choisissez d’abord le type Autoévaluation.",
    type: "Type d’évaluation",
    whoAnswers: "Qui répond\u00A0: {people}",
    answering: {
      subject: "la personne évaluée",
      manager: "sa ou son gestionnaire",
      peer: "des collègues",
      direct_report: "les personnes qu’elle supervise",
    },
    due: "Échéance",
    dueHint: "Se ferme à la fin de cette journée.",
    duePast: "Choisissez une date à venir.",
    presets: {
      label: "Échéances proposées",
      twoWeeks: "2 semaines",
      threeWeeks: "3 semaines",
      endOfMonth: "Fin du mois",
    },
    description: "Description",
    descriptionHint: "Pourquoi cette évaluation, en quelques mots.",
    scale: "Échelle",
    subjectAnswers: "La personne évaluée répond aussi",
    subjectAnswersHint: "Son propre regard prend place à côté de celui des autres.",
    subjectAlwaysAnswers: "Pour ce type d’évaluation, elle répond toujours.",
    comments: "Exemples concrets obligatoires",
    commentsHint: "Au moins un commentaire par compétence.",
  },

  position: {
    label: "Partir d’un poste",
    hint: "Le questionnaire reprend ses compétences et leurs questions.",
    started: "Ce questionnaire part du poste «\u00A0{name}\u00A0»\u00A0: {questions}.",
    refused:
      "Une évaluation ne peut pas partir de ce poste\u00A0: il est archivé, ou demande plus de {count} questions.",
    words: {
      clear: "Retirer {name}",
      nothing: "Aucun poste ne correspond à «\u00A0{search}\u00A0».",
      nothingYet: "Aucun poste à proposer.",
      found: { one: "{count} poste proposé", other: "{count} postes proposés" },
      unmatched: "Choisissez un poste dans la liste, ou videz le champ.",
    },
  },

  ready: {
    title: "Prêts à servir",
    intro:
      "Un clic reprend les compétences d’un poste et leurs questions. Vous pourrez en retirer, en ajouter, en écrire.",
    take: "Prendre les compétences du poste {name}",
    skills: { one: "{count} compétence", other: "{count} compétences" },
  },

  skills: {
    dimensions: "Contenu",
    dimensionsHint: "Les sections de votre questionnaire.",
    catalogue: "Catalogue",
    search: "Rechercher une compétence",
    noSkill: "Aucune compétence pour «\u00A0{search}\u00A0».",
    noSkillYet: "Le catalogue ne propose aucune compétence pour l’instant.",
    more: "Afficher la suite",
    add: "Ajouter",
    addNamed: "Ajouter {name}",
    addMissing: "Compléter",
    addMissingNamed: "Compléter {name}",
    present: "Ajoutée",
    added: { one: "{count} question ajoutée.", other: "{count} questions ajoutées." },
    alreadyPresent: { one: "{count} question déjà présente", other: "{count} questions déjà présentes" },
    questionnaire: "Questionnaire",
    empty: "Choisissez un poste ou une compétence.",
    emptyDetail: "Ses questions apparaîtront ici. Vous pourrez les ordonner, en retirer, en écrire.",
    long: "Au-delà de 15 minutes, les gens répondent moins bien.",
    preview: "Aperçu",
    previewHint: "Aperçu (nouvel onglet)",
    nothingToPreview: "Ajoutez d’abord une question.",
    drag: "Déplacer la question {position}",
    up: "Déplacer vers le haut la question {position}",
    down: "Déplacer vers le bas la question {position}",
    moved: "Déplacée en position {position} sur {total}",
    picked: "Question saisie, en position {position} sur {total}.",
    cancelled: "Déplacement annulé.",
    instructions:
      "Espace ou Entrée saisit la question, les flèches la déplacent, Espace la pose, Échap annule. Alt et une flèche la déplacent directement.",
    notMoved: "L’ordre n’a pas pu être enregistré. L’ordre précédent est rétabli.",
    question: "Question {position}",
    edit: "Modifier la question",
    makeOptional: "Rendre facultative",
    makeRequired: "Rendre obligatoire",
    remove: "Retirer la question",
    removed: "Question retirée.",
    removeSkill: "Retirer la compétence",
    removeSkillNamed: "Retirer la compétence {name}",
    removeSkillTitle: "Retirer «\u00A0{name}\u00A0»?",
    removeSkillDetail: {
      one: "Sa question quittera le questionnaire, même si vous l’avez modifiée.",
      other: "Ses {count} questions quitteront le questionnaire, même celles que vous avez écrites.",
    },
    own: "Écrire une question",
    dialog: {
      add: "Écrire une question",
      edit: "Modifier la question",
      skill: "Compétence",
      skillWords: {
        clear: "Retirer {name}",
        nothing: "Aucune compétence ne correspond à «\u00A0{search}\u00A0».",
        nothingYet: "Aucune compétence à proposer.",
        found: { one: "{count} compétence proposée", other: "{count} compétences proposées" },
        unmatched: "Choisissez une compétence dans la liste.",
      },
      textFr: "Question, en français",
      textHint: "Un comportement, sans sujet\u00A0: «\u00A0Prend le temps d’écouter avant de décider.\u00A0»",
      textEn: "Question, en anglais",
      selfFr: "Pour l’autoévaluation, en français",
      selfHint:
        "À la première personne\u00A0: «\u00A0Je prends le temps d’écouter avant de décider.\u00A0» Sans elle, le formulaire dit «\u00A0À votre sujet\u00A0:\u00A0».",
      selfEn: "Pour l’autoévaluation, en anglais",
      type: "Type de réponse",
      required: "Réponse obligatoire",
      options: "Options",
      optionFr: "Option {position}, en français",
      optionEn: "Option {position}, en anglais",
      addOption: "Ajouter une option",
      removeOption: "Retirer l’option {position}",
      noOption: "Ajoutez au moins une option.",
      save: "Ajouter la question",
      update: "Enregistrer la question",
    },
    values: "Valeurs",
    valuesHint: "Chacune ajoute une question à l’échelle.",
    noValues: "L’entreprise n’a pas encore de valeurs.",
    objectives: "Objectifs",
    objectivesHint: "Chacun ajoute une question à l’échelle.",
    objectiveFr: "Objectif, en français",
    objectiveEn: "Objectif, en anglais",
    addObjective: "Ajouter l’objectif",
    removeObjective: "Retirer l’objectif {name}",
    noObjectives: "Aucun objectif pour l’instant.",
  },

  participation: {
    alone: "Seule la personne évaluée répond à une autoévaluation.",
    chooseSubject: "Choisissez d’abord la personne évaluée.",
    toInformation: "Aller aux renseignements",
    person: "Personne",
    personHint: "Tapez un nom ou un courriel.",
    role: "À quel titre",
    add: "Ajouter",
    choosePerson: "Choisissez d’abord une personne.",
    onlyManager: "Peut ouvrir le rapport\u00A0: ne répond que comme gestionnaire.",
    cannotAnswer: "Peut ouvrir le rapport\u00A0: ne répond pas dans un groupe anonyme.",
    added: "Participation ajoutée\u00A0: {name}.",
    removed: "Participation retirée\u00A0: {name}.",
    remove: "Retirer {name}",
    undo: "Annuler",
    subjectAnswers: "{name} répond aussi.",
    subjectDoesNotAnswer: "{name} ne répond pas.",
    lanes: {
      add: {
        manager: "Ajouter un regard de gestionnaire",
        peer: "Ajouter des collègues",
        direct_report: "Ajouter des personnes supervisées",
      },
      advised: { peer: "{count} sur {wanted} conseillés", direct_report: "{count} sur {wanted} conseillées" },
      manager: "Une réponse de gestionnaire se reconnaît\u00A0: qui la donne le saura.",
    },
    joinsAtLaunch: "Ajout au lancement",
    noManager: "{name} n’a pas de gestionnaire. L’évaluation peut commencer sans ce regard.",
    /** Chances out of ten that a group’s answers can be shown; with one person more; and as exact figures. */
    shown: {
      title: "Leurs réponses seront-elles montrées?",
      chances: {
        one: "{count}\u00A0chance sur\u00A010 que leurs réponses soient montrées.",
        other: "{count}\u00A0chances sur\u00A010 que leurs réponses soient montrées.",
      },
      chancesMore: {
        one: "{count}\u00A0chance sur\u00A010 que leurs réponses soient montrées; avec une personne de plus, {more} sur\u00A010.",
        other:
          "{count}\u00A0chances sur\u00A010 que leurs réponses soient montrées; avec une personne de plus, {more} sur\u00A010.",
      },
      unlikely: "Moins d’une chance sur\u00A010 que leurs réponses soient montrées.",
      unlikelyMore:
        "Moins d’une chance sur\u00A010 que leurs réponses soient montrées; avec une personne de plus, {more} sur\u00A010.",
      oneAbsence: "Une seule absence les masquerait toutes.",
      exact: {
        one: "En chiffres précis plutôt qu’en fourchettes\u00A0: {count}\u00A0chance sur\u00A010.",
        other: "En chiffres précis plutôt qu’en fourchettes\u00A0: {count}\u00A0chances sur\u00A010.",
      },
      notExact: "Pour des chiffres précis plutôt que des fourchettes, il faudrait inviter plus de monde.",
      estimate: "Une estimation, arrondie vers le bas\u00A0: tout le monde ne répond pas.",
    },
    missingPerson: "La personne n’est pas dans la liste?",
    invitePerson: "Créer sa fiche",
    unknownPerson: "Cette personne est introuvable.",
    /** After launch adding somebody sends an email: said before, and confirmed. */
    invitation: {
      beforeLaunch: "Aucune invitation à répondre ne part avant le lancement.",
      before: "L’évaluation est en cours\u00A0: une invitation part par courriel, après votre confirmation.",
      action: "Inviter par courriel",
      title: "Inviter {name}?",
      detail:
        "Un courriel part à {email}\u00A0: votre demande, l’échéance du {date} et un lien pour répondre {as}.",
      as: {
        manager: "comme gestionnaire",
        peer: "comme collègue",
        direct_report: "comme personne supervisée",
      },
      confirm: "Envoyer l’invitation",
      sent: "{name}\u00A0: l’invitation part à {email}.",
      sentLater: "{name}\u00A0: l’invitation partira le {date}. Celles d’aujourd’hui sont toutes parties.",
      titleAgain: "Ajouter {name} de nouveau?",
      again:
        "Une invitation a déjà été adressée à {email}. Aucun autre courriel ne part\u00A0: le premier mène de nouveau au questionnaire.",
      confirmAgain: "Ajouter sans courriel",
    },
    table: { one: "{count} personne à la table", other: "{count} personnes à la table" },
  },

  notStarted: {
    title: "Le lancement prévu n’a pas eu lieu.",
    titleOn: "Le lancement prévu le {date} n’a pas eu lieu.",
    failures: {
      launch_needs_name: "L’évaluation n’avait plus de nom.",
      launch_needs_active_subject: "La personne évaluée n’avait plus de compte actif.",
      launch_needs_question: "Le questionnaire n’avait plus de question.",
      launch_needs_participant: "Il n’y avait plus personne à qui demander de répondre.",
      small_group_needs_confirmation:
        "Un groupe comptait trop peu de personnes pour que ses réponses soient montrées.",
      due_passed: "L’échéance était passée.",
      participant_left:
        "Une personne invitée n’avait plus de compte actif\u00A0: retirez-la des participants, ou remplacez-la.",
      author_promoted:
        "La personne évaluée avait donné un nouveau rôle à qui avait planifié le lancement\u00A0: quelqu’un d’autre doit le décider.",
      other: "Une personne invitée ne pouvait plus l’être dans le même rôle.",
    },
    again:
      "Personne n’a été invité. Corrigez ce qui manque, puis lancez l’évaluation ou choisissez un autre jour.",
  },
  /** Literally true, whoever approves and however the report is released. */
  timeline: {
    title: "Calendrier",
    proposal: "Proposition",
    awaitedBy: "d’ici le {date}",
    awaitedSince: "attendue depuis le {date}",
    proposalOf: {
      subject: "{name} propose qui répond, puis la proposition est approuvée.",
      reader: "Vous approuvez qui répond, parmi les personnes que {name} propose.",
      manager: "{manager} approuve qui répond, parmi les personnes que {name} propose.",
    },
    launch: "Lancement",
    launchDetail:
      "Quand vous lancez, aujourd’hui ou un jour planifié. Les invitations sont alors mises à l’envoi.",
    launchAfterApproval:
      "Possible une fois la proposition approuvée. Aucune invitation ne part avant, et le formulaire reste fermé.",
    dueDetail: "Dernier jour pour répondre.",
    report: "Rapport",
    computed:
      "Calculé une seule fois, dès que plus aucune réponse n’est attendue, au plus tard le lendemain de l’échéance.",
    release: {
      immediate: "Publié aussitôt.",
      next_morning:
        "Publié le jour ouvrable suivant, à partir de 8\u00A0h\u00A030\u00A0: le {date} au plus tard, si l’échéance ne change pas.",
      next_morning_undated: "Publié le jour ouvrable suivant, à partir de 8\u00A0h\u00A030.",
      by_hand:
        "Publié à la main, après relecture. Peuvent le publier\u00A0: {publishers}, sauf qui aurait répondu.",
    },
  },
  summary: {
    modify: "Modifier",
    modifyNamed: "Modifier\u00A0: {section}",
    invitations: "Invitations",
    mailSubject: "Objet du courriel",
    mail: "Votre regard sur {name} ({minutes}, d’ici le {date})",
    mailToSubject: "Votre évaluation commence",
    toOthers: "Aux personnes invitées",
    toSubject: "À la personne évaluée",
    who: "Qui verra quoi?",
    notices: {
      subject: "Les réponses de la personne évaluée apparaissent dans son rapport.",
      manager:
        "Les réponses apparaissent sous «\u00A0Gestionnaire\u00A0». {firstName} saura de qui elles viennent.",
      peer: "Les réponses sont regroupées; elles n’entrent dans le rapport que si au moins {threshold} collègues répondent. Les commentaires y figurent mot pour mot, sans nom, dans un ordre mélangé, même si une seule personne écrit.",
      direct_report:
        "Les réponses sont regroupées; elles n’entrent dans le rapport que si au moins {threshold} personnes supervisées répondent. Les commentaires y figurent mot pour mot, sans nom, dans un ordre mélangé, même si une seule personne écrit.",
    },
    readers: "Qui lira le rapport\u00A0: {readers}.",
    reader: {
      subject: "{firstName}",
      direct_manager: "sa ou son gestionnaire",
      author: "la personne responsable",
      administration: "l’administration",
      team_manager: "la ou le gestionnaire de son équipe",
    },
    launch: "Lancer l’évaluation",
    keep: "Garder en brouillon",
    kept: "Le brouillon est enregistré.",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    wizard: Translation<typeof fr>;
  }
}
