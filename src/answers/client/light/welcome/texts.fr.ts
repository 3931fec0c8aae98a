/** « Qui verra quoi? », which opens on a click: its words come with it. */
export const fr = {
  title: "Qui verra quoi?",
  caption: "Ce que chaque personne qui lit le rapport saura de votre participation",
  what: "Ce que vous donnez",
  rows: {
    answers: "Vos réponses",
    comments: "Vos commentaires",
    name: "Votre nom à côté de vos réponses",
    participation: "Le fait que vous avez répondu",
  },
  readers: {
    subject: "{firstName}",
    direct_manager: "Gestionnaire",
    author: "Responsable de l’évaluation",
    administration: "Administration",
    team_manager: "Gestionnaire d’équipe",
  },
  you: "Vous",
  seen: {
    yes: "Oui",
    no: "Non",
    grouped: "Regroupées",
    unnamed: "Oui, sans nom",
    count: "Le nombre seulement",
  },
  before:
    "Avant la fermeture de l’évaluation, personne ne voit de résultat, même partiel. Les autres personnes qui répondent ne verront jamais le rapport.",
  group:
    "Si moins de {k} personnes répondent dans votre groupe, ni les réponses ni les commentaires de ce groupe ne sont montrés à qui que ce soit.",
  groupJoined: {
    peer: "Si moins de {k} collègues répondent, leurs commentaires ne sont montrés à qui que ce soit, et leurs réponses seulement avec celles des personnes supervisées, si vous êtes au moins {k} ensemble.",
    direct_report:
      "Si moins de {k} personnes supervisées répondent, leurs commentaires ne sont montrés à qui que ce soit, et leurs réponses seulement avec celles des collègues, si vous êtes au moins {k} ensemble.",
  },
  figures:
    "Ils sont établis la nuit, pour un mois, un trimestre ou une année terminés. L’administration les voit tous; les gestionnaires d’équipe, ceux de leurs équipes.",
  administration:
    "L’administration voit qui a terminé; elle ne peut pas ouvrir une réponse dans Rondo. La personne qui exploite les serveurs pourrait, techniquement, lire la base de données. Le lien entre une réponse et la personne qui l’a donnée y est gardé à part, pour que vous puissiez relire vos réponses, puis il est supprimé après la publication du rapport.",
  deviceTitle: "Et sur cet appareil?",
  device:
    "Vos réponses partent au fur et à mesure. Ce qui n’est pas encore parti est gardé ici, chiffré, avec le questionnaire, pour que vous puissiez répondre sans réseau. Tout est effacé quand vous finalisez ou vous déconnectez; sinon, à la première ouverture du formulaire après sept jours.",
  deviceLimits:
    "La clé ne peut pas être lue ni envoyée par une page : les fichiers et les outils du navigateur ne montrent aucune réponse en clair. Cela ne protège pas d’une personne qui utilise votre appareil déverrouillé, d’un logiciel malveillant, ni de quelqu’un qui copierait tout le profil du navigateur, où la clé se trouve aussi, si le disque n’est pas chiffré.",
  deviceShared:
    "Sur un appareil partagé, cochez « Cet appareil est partagé » en arrivant : rien n’y sera gardé, et il faut alors laisser la page ouverte jusqu’à « Enregistré ».",
};
