import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "Ce que nous retenons",
  /** À qui mène les sondages, avant la première note. */
  intro:
    "Dites ce que l’équipe a exprimé, et ce que vous en ferez. C’est ce qui donne envie de répondre la prochaine fois.",
  write: "Écrire ce que nous retenons",
  edit: "Modifier",
  draft: "Brouillon",
  draftHint: "Visible de l’administration et des responsables du compte seulement.",
  published: "Partagé le {date}",
  publishedHint: "Ce que vous enregistrez ici se voit aussitôt, sans nouveau courriel.",
  actions: "Ce que nous ferons",
  by: "d’ici le {date}",
  done: "fait le {date}",
  isDone: "Fait",
  isDoneNamed: "Fait : {action}",
  dayOver: "Ce jour est passé. Choisissez un jour à venir.",
  fields: {
    text: "Ce que l’équipe a exprimé, et ce que vous en retenez",
    textHint: "N’y citez personne : les réponses sont anonymes.",
    action: "Action {number}",
    what: "Ce qui sera fait",
    who: "Par qui",
    by: "D’ici le",
    actions: "Ce que nous ferons",
  },
  add: "Ajouter une action",
  remove: "Retirer l’action {number}",
  notSaved: "La note n’a pas été enregistrée.",
  saved: "Note enregistrée.",
  share: "Partager ce que nous retenons",
  shareResults: "Publier les résultats",
  shared: "C’est partagé.",
  confirm: {
    title: "Partager ce que nous retenons?",
    titleResults: "Publier les résultats sans note?",
    told: {
      one: "La personne sondée le saura, qu’elle ait répondu ou non, par un courriel et une notification, à moins d’y avoir renoncé ou d’être partie.",
      other:
        "Les {count} personnes sondées le sauront, qu’elles aient répondu ou non, par un courriel et une notification, à moins d’y avoir renoncé ou d’être parties.",
    },
    toldBefore:
      "Les personnes sondées ont déjà été averties des résultats : elles trouveront la note avec eux, sans nouveau courriel.",
    note: "Elles liront cette note, avec les noms et les dates des actions. Les résultats restent à l’administration, aux responsables du compte et aux gestionnaires d’équipe.",
    noteAndResults:
      "Elles liront cette note, avec les noms et les dates des actions, et les résultats de l’ensemble.",
    results: "Elles liront les résultats de l’ensemble.",
    once: "Cela ne se reprend pas.",
    action: "Partager",
    actionResults: "Publier",
  },
};

declare module "#platform/texts.ts" {
  interface Texts {
    pulseNote: Translation<typeof fr>;
  }
}
