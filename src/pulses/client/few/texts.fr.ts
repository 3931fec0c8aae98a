/** Of a survey that is for too few people; the words travel with it. */
export const fr = {
  draft:
    "Ce sondage s’adresse à moins de {threshold} personnes\u00A0: rien de leurs réponses ne pourrait être montré sans risquer d’en désigner une. Pour le planifier, sondez plus de monde.",
  series:
    "Aujourd’hui, ce sondage s’adresserait à moins de {threshold} personnes. Si c’est encore le cas à l’ouverture, l’envoi sera annulé et personne ne recevra rien.",
};
