import type { Translation } from "#platform/texts.ts";

export const fr = {
  flag: "Signaler ce commentaire",
  flagTitle: "Signaler ce commentaire?",
  flagBody:
    "Il est masqué tout de suite pour toutes les personnes qui lisent ce rapport, puis une personne qui peut publier le rapport décide de le garder masqué ou de le montrer de nouveau. Rondo ne dit à personne qui l’a écrit.",
  words: "Un mot pour la personne qui l’examinera",
  flagged: "Le commentaire est masqué, le temps d’être examiné.",
  own: {
    title: "Ce que vous avez signalé",
    open: "Masqué, le temps d’être examiné.",
    kept: "Reste masqué après examen.",
    shown: "Montré de nouveau. Un mot pour vous\u00A0: {answer}",
  },
  waiting: {
    one: "{count} commentaire signalé par {name} attend une décision.",
    other: "{count} commentaires signalés par {name} attendent une décision.",
  },
  look: "Examiner",
  title: "Commentaires signalés",
  intro:
    "{name} a signalé ces commentaires de son rapport. Ils sont masqués pour toutes les personnes qui le lisent, tant que vous ne les montrez pas de nouveau.",
  logged: "Votre lecture est notée, et {name} la verra.",
  none: "Aucun commentaire n’est signalé",
  noneDetail: "Quand {name} en signalera un, vous le trouverez ici.",
  on: "Signalé le {date}",
  said: "Ce qu’en dit {name}\u00A0: {words}",
  keep: "Garder masqué",
  keepTitle: "Garder ce commentaire masqué?",
  keepBody: "Plus personne ne le lira dans le rapport. {name} saura qu’il reste masqué.",
  reason: "Raison",
  reasonHint: "Conservée avec le commentaire; {name} ne la lit pas.",
  show: "Montrer de nouveau",
  showTitle: "Montrer de nouveau ce commentaire?",
  showBody: "Il reprend sa place dans le rapport, et {name} ne pourra plus le signaler.",
  answer: "Un mot pour {name}",
  answerHint: "Dites pourquoi il est montré. {name} le lira, sans votre nom.",
  wordsFirst: "Remplissez d’abord ce champ.",
  kept: "Gardé masqué\u00A0: {words}",
  shown: "Montré de nouveau\u00A0: {words}",
  decided: "La décision est enregistrée. Un courriel l’annonce à {name}.",
  open: "Ouvrir le rapport",
  pooled: "Commentaire regroupé avec d’autres",
};

declare module "#platform/texts.ts" {
  interface Texts {
    flags: Translation<typeof fr>;
  }
}
