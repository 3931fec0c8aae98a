/** Having a plan drafted by AI: what is chosen, what would be sent, what came back. */
export const fr = {
  title: "Proposer un plan",
  fromModel: "Partir d’un modèle",
  toSuggestions: "Revenir aux suggestions",
  obstacles: {
    off: "Les suggestions par IA ne sont pas activées dans votre entreprise.",
    no_report: "Aucun rapport n’est encore publié à votre sujet : il n’y aurait rien à envoyer.",
    not_announced:
      "Vos rapports viennent d’évaluations lancées avant que les suggestions soient annoncées aux personnes qui répondent. Ils ne seront pas envoyés.",
    no_figure: "Votre rapport ne montre aucun chiffre de compétence : il n’y aurait rien à envoyer.",
  },
  choose: {
    heading: "Sur quoi voulez-vous travailler?",
    from: "D’après votre rapport « {name} », publié le {date}. Rien n’est envoyé à cette étape.",
    figure: "{group} : {figure}",
    addWords: "Ajouter mes mots",
    words: "Vos mots",
    wordsHint: "Votre situation, ce que vous visez. Ils partiraient tels quels : n’y nommez personne.",
    next: "Voir ce qui serait envoyé",
  },
  check: {
    heading: "Ce qui serait envoyé",
    words:
      "Si vous acceptez, ceci part vers {host}, où le modèle « {model} » écrit des suggestions. Rien d’autre ne part. Rondo n’y met ni nom ni commentaire; ce que vous ajoutez part tel quel.",
    changed: "Ce qui serait envoyé a changé depuis. Relisez avant d’accepter.",
    position: "Poste",
    noPosition: "Aucun intitulé envoyé",
    figures: "Chiffres publiés",
    ownWords: "Vos mots",
    exact: "La demande, mot pour mot",
    back: "Retour",
    yes: "Oui, envoyer",
    none: "La limite d’aujourd’hui est atteinte. Prochaine demande possible : {moment}.",
    left: {
      one: "Encore {count} demande possible d’ici 24 heures.",
      other: "Encore {count} demandes possibles d’ici 24 heures.",
    },
  },
  answer: {
    heading: "Suggestions",
    words:
      "Un modèle les a écrites, et il peut se tromper. Rien n’est enregistré tant que vous ne l’ajoutez pas.",
    stays: "Vos suggestions restent ici jusqu’à ce que vous quittiez la page.",
    writing: "Le modèle écrit… Cela peut prendre jusqu’à 30 secondes.",
    stop: "Arrêter",
    again: "Modifier la demande",
    discarded: {
      one: "{count} suggestion n’est pas montrée : elle ne reposait pas sur vos chiffres, ou n’avait pas la forme demandée.",
      other:
        "{count} suggestions ne sont pas montrées : elles ne reposaient pas sur vos chiffres, ou n’avaient pas la forme demandée.",
    },
    earlier: "Ce qui est arrivé avant reste ci-dessous.",
    before: "Demande précédente",
    nothingNew: "Rien de nouveau cette fois : ce qui est proposé figure déjà ci-dessous.",
  },
  states: {
    cancelled: { title: "Vous avez arrêté", words: "Le modèle n’écrit plus." },
    unreachable: {
      title: "Le serveur d’IA ne répond pas",
      words: "Il est arrêté ou inaccessible. Réessayez plus tard, ou continuez sans lui.",
    },
    slow: {
      title: "C’est trop long",
      words: "Le serveur d’IA n’a pas fini en 30 secondes. Réessayez, ou continuez sans lui.",
    },
    refused: {
      title: "Le serveur d’IA a refusé",
      words:
        "Il n’accepte pas cette demande. La personne qui exploite Rondo peut vérifier la configuration du serveur.",
    },
    over_quota: {
      title: "Le serveur d’IA a atteint sa limite",
      words: "Il n’accepte plus de demande pour l’instant. Réessayez plus tard, ou continuez sans lui.",
    },
    nonsense: {
      title: "Rien d’utilisable n’est arrivé",
      words: "Ce que le modèle a écrit ne reposait pas sur vos chiffres ou n’avait pas la forme demandée.",
    },
    cut_off: {
      title: "La réponse s’est interrompue",
      words: "Elle n’est pas arrivée en entier. Réessayez, ou continuez sans elle.",
    },
    refusedHere: { title: "La demande n’est pas partie" },
  },
  suggestion: {
    label: "Suggestion générée",
    arrived: "Nouvelle suggestion : {objective}",
    rests: "S’appuie sur {skill} : {figures}.",
    figure: "{group} {figure}",
    pillarLine: "Pilier : {pillar}",
    measureLine: "Mesure : {measure}",
    actions: "Actions",
    action: "Action {number}",
    add: "Ajouter au plan",
    addNamed: "Ajouter au plan : {objective}",
    edit: "Modifier",
    editNamed: "Modifier : {objective}",
    dismiss: "Écarter",
    dismissNamed: "Écarter : {objective}",
    asWritten: "Revenir au texte du modèle",
    added: "Ajouté à votre plan.",
    dismissed: "Écartée.",
    takeBack: "Reprendre",
    takeBackNamed: "Reprendre : {objective}",
  },
};
