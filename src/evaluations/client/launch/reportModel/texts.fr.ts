/** The report model of a launch; the words travel with that part. */
export const fr = {
  label: "Modèle de rapport",
  standard: "Modèle standard",
  withoutComments:
    "Sans commentaires\u00A0: personne n’est invité à en écrire, et les questions à réponse écrite ne sont pas posées.",
  onItsDay: "Si l’entreprise en choisit un autre d’ici là, ce sera celui du jour du lancement.",
  eachTime: "Chaque évaluation prend le modèle choisi le jour de son lancement.",
};
