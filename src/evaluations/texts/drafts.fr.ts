/** What the notice says of drafts by AI, to the person evaluated and to the others: sent with the notices that say it. */
export const fr = {
  selfDrafts:
    "À votre demande seulement, les chiffres publiés de vos compétences, votre poste et les mots que vous ajoutez peuvent être envoyés à un service d’intelligence artificielle, pour vous proposer un plan de développement; Rondo n’y met ni nom ni commentaire.",
  drafts:
    "La personne évaluée peut demander à un service d’intelligence artificielle de lui proposer un plan de développement : de son rapport, Rondo n’envoie à ce service que les chiffres publiés, sans nom ni commentaire; la personne peut y ajouter ses propres mots.",
};
