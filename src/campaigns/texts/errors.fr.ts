export const fr = {
  campaign_of_nobody: "Choisissez au moins une personne que vous pouvez évaluer.",
  campaign_too_large: "Une campagne compte au plus 500 personnes.",
  nothing_to_launch: "Il ne reste aucune évaluation à lancer.",
};
