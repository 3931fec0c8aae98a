/** The words of what is asked about a person, which travel with it. */
export const fr = {
  grant: {
    title: "Accorder les droits d’administration à {name}?",
    body: "Cette personne pourra gérer le personnel, les rôles et les évaluations de toute l’entreprise. Les responsables du compte en reçoivent un courriel.",
    confirm: "Accorder les droits",
    done: "Droits d’administration accordés à {name}.",
  },
  revoke: {
    title: "Retirer les droits d’administration à {name}?",
    body: "{name} garde son compte, ses évaluations et ses rapports. Sans autre rôle, cette personne devient membre.",
    confirm: "Retirer les droits",
    done: "Droits d’administration retirés à {name}.",
  },
  cancel: {
    title: "Annuler l’invitation de {name}?",
    body: "Le lien déjà reçu ne fonctionnera plus, et la fiche disparaît avec l’invitation. Cette adresse pourra être invitée de nouveau.",
    confirm: "Annuler l’invitation",
    keep: "Garder l’invitation",
    done: "Invitation annulée\u00A0: {name}.",
  },
  deactivate: {
    title: "Désactiver {name}?",
    body: "Cette personne ne pourra plus se connecter ni répondre. Ses données restent, et son compte peut être réactivé.",
    confirm: "Désactiver",
    done: "Compte désactivé\u00A0: {name}.",
  },
  /** What a departure leaves to others, shown before it is confirmed. */
  hangs: {
    title: "Ce qui compte sur cette personne",
    reports: { one: "{count} personne relève d’elle", other: "{count} personnes relèvent d’elle" },
    teams: {
      one: "{count} équipe sous sa direction\u00A0: {teams}",
      other: "{count} équipes sous sa direction\u00A0: {teams}",
    },
    moreTeams: { one: "{count} autre", other: "{count} autres" },
    ownTeams: {
      one: "(pour la vôtre, ce choix revient à quelqu’un d’autre)",
      other: "(pour les vôtres, ce choix revient à quelqu’un d’autre)",
    },
    answers: {
      one: "{count} réponse est attendue d’elle\u00A0: on ne l’attendra plus",
      other: "{count} réponses sont attendues d’elle\u00A0: on ne les attendra plus",
    },
    approvals: {
      one: "{count} proposition de collègues à approuver\u00A0: la personne responsable de l’évaluation le fera",
      other:
        "{count} propositions de collègues à approuver\u00A0: les responsables des évaluations le feront",
    },
    leads: {
      one: "{count} évaluation en cours sous sa responsabilité\u00A0: l’administration la mènera",
      other: "{count} évaluations en cours sous sa responsabilité\u00A0: l’administration les mènera",
    },
  },
  remove: {
    title: "Supprimer {name}?",
    goes: "Disparaît pour toujours",
    goesList: [
      "son nom, son courriel, ses coordonnées et ses dates",
      "son accès, ses sessions et les liens déjà envoyés",
      "son rôle, ses équipes et sa place de gestionnaire",
    ],
    stays: "Reste, sous le nom «\u00A0Personne supprimée\u00A0»",
    staysList: [
      "les évaluations à son sujet et leurs rapports",
      "ses réponses déjà envoyées, toujours sans nom",
      "le journal des actions",
    ],
    final: "Cette action est définitive. Pour une absence, désactivez plutôt le compte.",
    confirm: "Supprimer la personne",
    done: "Supprimé\u00A0: {name}.",
  },
};
