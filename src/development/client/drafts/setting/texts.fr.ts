/** Switching drafts of plans by AI on and off. */
export const fr = {
  title: "Suggestions par IA",
  intro:
    "Une personne peut faire proposer un plan de développement à partir de son rapport publié. Elle relit ce qui part, et garde ce qu’elle veut de la réponse.",
  off: "Désactivées : rien ne part, et personne ne peut en demander.",
  on: "Activées. Chaque évaluation lancée tant qu’elles le sont l’annonce aux personnes qui répondent.",
  destination: "Serveur",
  model: "Modèle",
  adminOnly: "Les administratrices et administrateurs les activent et les désactivent.",
  switchOn: "Activer les suggestions…",
  switchOff: "Désactiver les suggestions…",
  none: {
    title: "Aucun serveur d’IA n’est configuré",
    words:
      "La personne qui exploite Rondo choisit un serveur qui parle l’API de conversation d’OpenAI, sur Internet ou sur une machine de l’entreprise, et l’indique par ces variables d’environnement. D’ici là, rien ne peut être activé ni envoyé.",
    wasOn: "Les suggestions avaient été activées. Sans serveur, rien ne part.",
    variables: {
      AI_BASE_URL: "l’adresse du serveur, version comprise : https://ia.exemple.ca/v1",
      AI_MODEL: "le modèle à employer",
      AI_API_KEY: "la clé, si le serveur en demande une",
    },
  },
  history: {
    title: "Registre des activations",
    words: "Ce qui est écrit ici ne se modifie pas et ne s’efface pas.",
    on: "Activées par {name}",
    off: "Désactivées par {name}",
    facts: "{moment} · modèle {model}",
    assessment: "Évaluation des facteurs relatifs à la vie privée",
  },
  turnOn: {
    title: "Activer les suggestions par IA?",
    sent: "À la demande d’une personne, et après son accord chaque fois, partent les chiffres publiés des compétences qu’elle choisit, l’intitulé de son poste et, si elle le coche, ce qu’elle ajoute dans ses mots, tel quel. Rondo n’y met jamais un nom ni un commentaire.",
    where:
      "Cela part vers {host}, où le modèle « {model} » écrit la réponse. Ce que ce serveur en garde dépend de l’entente de votre entreprise avec la personne ou l’organisation qui l’exploite.",
    announced:
      "Seuls comptent les rapports des évaluations lancées à partir de maintenant : leur avis le dit à toutes les personnes qui répondent. Celles d’avant n’y entreront jamais.",
    limits:
      "Le modèle peut se tromper. Les suggestions sont signalées comme telles et se relisent une à une; aucune ne note une personne ni ne décide de rien à son sujet.",
    law: "La Loi 25 demande d’évaluer les facteurs relatifs à la vie privée avant de confier des renseignements à un tiers, surtout hors du Québec. Écrivez ce que vous en retenez : ce texte reste au registre, avec votre nom et la date.",
    assessment: "Évaluation des facteurs relatifs à la vie privée",
    hint: "Ce qui part et où, qui exploite le serveur et ce qu’il garde, ce qui peut mal tourner, qui y veille. Au moins {least} caractères.",
    tooShort: "Écrivez au moins {least} caractères.",
    confirm: "Activer",
    notSaved: "Les suggestions ne sont pas activées.",
  },
  turnOff: {
    title: "Désactiver les suggestions par IA?",
    what: "Personne ne pourra plus en demander. Les objectifs déjà acceptés restent dans les plans.",
    again:
      "Si vous les activez de nouveau, il faudra évaluer de nouveau les facteurs relatifs à la vie privée, et seuls compteront les rapports d’évaluations lancées après ce jour-là.",
    confirm: "Désactiver",
  },
};
