export const fr = {
  chip: {
    name: "Démo",
    detail: "Entreprise de démonstration\u00A0: les personnes et les réponses sont fictives.",
  },
  title: "Entreprise de démonstration",
  what: "Les personnes, leurs réponses et leurs rapports sont inventés. Essayez tout ce que vous voulez\u00A0: elles ne reçoivent aucun courriel.",
  whenDone: "Quand vous aurez fait le tour, retirez-la d’un seul geste.",
  whoRemoves: "L’administration de cette entreprise peut la retirer.",
  remove: "Retirer la démonstration",
  goOn: "Continuer la visite",
  question: "Retirer «\u00A0{company}\u00A0»?",
  whatGoes:
    "Tout disparaît pour de bon\u00A0: les personnes et leurs comptes, les équipes, les évaluations, les réponses, les rapports, les images et le journal des actions. Les sessions se terminent, la vôtre aussi.",
  /** Said before anything is removed. */
  whoGoes: {
    one: "Une personne réelle a été invitée ici\u00A0: son compte et tout ce qu’elle a écrit disparaîtraient aussi. Rien n’est encore retiré.",
    other:
      "{count} personnes réelles ont été invitées ici\u00A0: leurs comptes et tout ce qu’elles ont écrit disparaîtraient aussi. Rien n’est encore retiré.",
  },
  removeThem: { one: "Tout retirer, cette personne aussi", other: "Tout retirer, ces personnes aussi" },
  whatStays:
    "Les autres entreprises ne changent pas. La démonstration ne reviendra pas au prochain démarrage.",
};
