export const fr = {
  campaign_of_nobody: "Choisissez au moins une personne que vous pouvez évaluer.",
  campaign_launched: "La campagne est lancée\u00A0: ce qu’elle contient se change dans chaque évaluation.",
  campaign_preparing: "Les questions arrivent encore dans cette campagne\u00A0: réessayez dans un instant.",
  campaign_questions_gone:
    "Ces questions ne sont plus offertes. Choisissez une autre source, ou créez une autre campagne pour ces personnes.",
  campaign_too_large: "Une campagne compte au plus 500 personnes.",
  due_before_proposals: "L’échéance ne peut pas précéder le jour où les propositions sont attendues.",
  nobody_to_add: "Ces personnes sont déjà dans la campagne, ou vous ne pouvez pas les évaluer.",
  nothing_to_launch: "Il ne reste aucune évaluation à lancer.",
  nothing_to_propose:
    "Il n’y a rien à proposer de nouveau\u00A0: qui répond a été choisi à la main, ou par les personnes évaluées.",
  nothing_without_questions: "Toutes les évaluations de cette campagne ont déjà des questions.",
};
