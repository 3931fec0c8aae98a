import type { Translation } from "#platform/texts.ts";

export const fr = {
  absent: "Ce sondage n’existe pas, ou plus.",
  absentDetail: "Il a peut-être été supprimé, ou son adresse a changé.",
  back: "Nos modèles",
  duplicate: "Dupliquer",
  archive: "Archiver",
  archived: "«\u00A0{name}\u00A0» est archivé.",
  isArchived: "Ce sondage est archivé\u00A0: on ne peut pas le modifier.",
  unarchive: "Reprendre",
  saving: "Enregistrement…",
  saved: "Enregistré",
  notSaved: "Non enregistré.",
  takeTheirs: "Prendre leur version",
  otherSettings: "d’autres réglages",
  panes: { label: "Étapes", questions: "Questions", preview: "Aperçu", settings: "Réglages" },
  presentation: {
    title: "Présentation",
    name: { fr: "Nom, en français", en: "Nom, en anglais" },
    purpose: { fr: "Raison d’être, en français", en: "Raison d’être, en anglais" },
    purposeHint: "Pourquoi vous posez ces questions\u00A0: affiché avant la première.",
  },
  questions: {
    title: "Questions",
    empty: "Ajoutez une première question.",
    emptyDetail: "Trois questions suffisent.",
    add: "Ajouter une question",
    full: "Un sondage éclair compte au plus {count} questions.",
    text: { fr: "Question, en français", en: "Question, en anglais" },
    none: "Question à écrire",
    open: "Modifier la question {number}\u00A0: {text}",
    close: "Refermer la question {number}",
    type: "Réponse",
    types: {
      scale: "Échelle de 1 à 5",
      enps: "Note de 0 à 10 (eNPS)",
      true_false: "Vrai ou faux",
      choice: "Choix de réponses",
      text: "Réponse écrite",
    },
    scale: "Mots de l’échelle",
    scales: {
      agreement: "Accord\u00A0: de «\u00A0Pas du tout d’accord\u00A0» à «\u00A0Tout à fait d’accord\u00A0»",
      frequency: "Fréquence\u00A0: de «\u00A0Rarement\u00A0» à «\u00A0Presque toujours\u00A0»",
      mastery: "Maîtrise\u00A0: de «\u00A0À développer\u00A0» à «\u00A0Référence pour les autres\u00A0»",
      stars: "Étoiles\u00A0: d’une à cinq",
    },
    theme: "Thème",
    required: "Réponse obligatoire",
    options: "Choix offerts",
    option: { fr: "Choix {number}, en français", en: "Choix {number}, en anglais" },
    removeOption: "Retirer le choix {number}",
    addOption: "Ajouter un choix",
    duplicate: "Dupliquer",
    remove: "Retirer",
    removed: "Question retirée.",
    untranslated: "À traduire",
    newKey:
      "Cette question a déjà été posée autrement. À la prochaine planification, ce sera une nouvelle question, et sa tendance repartira de zéro.",
    reworded: "La formulation a changé depuis le dernier envoi. La tendance continue, et le dit.",
  },
  order: {
    instructions:
      "Espace pour saisir la question, les flèches pour la déplacer, Espace pour la déposer, Échap pour annuler. Sans saisir\u00A0: Alt et les flèches.",
    picked: "Question saisie, position {position} de {total}.",
    moved: "Question déplacée, position {position} de {total}.",
    cancelled: "Déplacement annulé.",
    drag: "Déplacer la question {number}",
    up: "Monter la question {number}",
    down: "Descendre la question {number}",
    movedTo: "Position {position} de {total}.",
  },
  preview: {
    phone: "Aperçu du sondage sur un téléphone",
    language: "Langue de l’aperçu",
    languages: { fr: "Français", en: "Anglais" },
    untranslated: {
      one: "{count} texte reste à traduire\u00A0: en anglais, on le verra en français.",
      other: "{count} textes restent à traduire\u00A0: en anglais, on les verra en français.",
    },
  },
  settings: {
    audience: {
      title: "À qui",
      kind: "Personnes sondées",
      kinds: {
        everyone: "Tout le personnel",
        teams: "Des équipes",
        directions: "Des directions",
        positions: "Des postes",
        newcomers: "Les personnes arrivées récemment",
      },
      days: "Arrivées depuis au plus (jours)",
      ids: { teams: "Équipes", directions: "Directions", positions: "Postes" },
      find: "Tapez un nom.",
      words: {
        clear: "Retirer {name}",
        nothing: "Rien ne correspond à «\u00A0{search}\u00A0».",
        nothingYet: "Rien à proposer.",
        found: { one: "{count} proposition", other: "{count} propositions" },
        unmatched: "Choisissez dans la liste, ou videz le champ.",
      },
      remove: "Retirer {name}",
      unknown: "Absent de l’entreprise",
      asked: {
        one: "{count} personne serait sondée aujourd’hui.",
        other: "{count} personnes seraient sondées aujourd’hui.",
      },
      nobody: "Personne ne serait sondé aujourd’hui.",
      smallCuts: {
        one: "Sur {total} équipes, directions et postes, {count} compte moins de {threshold} personnes\u00A0: ses résultats resteront masqués.",
        other:
          "Sur {total} équipes, directions et postes, {count} comptent moins de {threshold} personnes\u00A0: leurs résultats resteront masqués.",
      },
      hiddenBeside: {
        one: "À côté des sondages récents, {count} résultat de plus restera masqué.",
        other: "À côté des sondages récents, {count} résultats de plus resteront masqués.",
      },
      inactive:
        "Les comptes désactivés et les personnes dont le statut RH n’est pas «\u00A0Actif\u00A0» ne sont pas sondés.",
    },
    rhythm: {
      title: "Quand",
      cadence: "Rythme",
      cadences: {
        once: "Une seule fois",
        weekly: "Chaque semaine",
        biweekly: "Toutes les deux semaines",
        monthly: "Chaque mois",
        quarterly: "Chaque trimestre",
      },
      startsOn: "Premier envoi",
      hour: "Heure d’envoi",
      openDays: "Ouvert pendant (jours)",
      reminder: "Rappel",
      reminders: {
        none: "Aucun rappel",
        after: { one: "Après {count} jour", other: "Après {count} jours" },
      },
      end: "Fin",
      ends: { never: "Jusqu’à nouvel ordre", after: "Après un nombre d’envois", on: "À une date" },
      runs: "Nombre d’envois",
      endsOn: "Dernier envoi au plus tard",
      next: "Prochains envois",
      noDate: "Choisissez le jour du premier envoi.",
      noRun: "Aucun envoi à venir\u00A0: choisissez un autre jour.",
    },
    results: {
      title: "Résultats",
      threshold: "Seuil d’anonymat",
      thresholdHint: "Aucun résultat sous ce nombre de réponses. Il ne peut pas descendre sous {count}.",
      readers: "Qui lit les résultats",
      kinds: {
        charge: "Les responsables et les gestionnaires d’équipe",
        asked: "De plus, toutes les personnes sondées, une fois les résultats publiés",
      },
      notice: "Qui verra quoi?",
    },
    /** A number that is out of its bounds. */
    number: { bounds: "De {min} à {max}.", kept: "De {min} à {max}. Pour l’instant, {value} est gardé." },
  },
  review: {
    badge: "À relire",
    why: "Le français a changé\u00A0: l’anglais dit-il encore la même chose?",
    confirm: "Oui, garder l’anglais",
  },
  planning: {
    ready: "Tout est prêt.",
    plan: "Planifier",
    planTitle: "Planifier «\u00A0{name}\u00A0»?",
    first: "Premier envoi\u00A0: {run}.",
    people: {
      one: "{count} personne sera sondée, par courriel.",
      other: "{count} personnes seront sondées, par courriel.",
    },
    changed: "Les questions ont changé depuis la planification.",
    ask: "Poser cette version",
    askTitle: "Poser cette version de «\u00A0{name}\u00A0» dès le prochain envoi?",
    askConsequence:
      "Les envois déjà ouverts et leurs résultats ne changent pas. Une question dont seule la formulation change garde sa tendance.",
    running: "Les prochains envois posent ces questions, aux conditions choisies à la planification.",
    done: "C’est planifié.",
  },
  fields: { name: "Nom", purpose: "Raison d’être", questions: "Questions", settings: "Réglages" },
};

declare module "#platform/texts.ts" {
  interface Texts {
    pulseEditor: Translation<typeof fr>;
  }
}
