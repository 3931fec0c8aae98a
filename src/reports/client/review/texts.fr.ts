import type { Translation } from "#platform/texts.ts";

export const fr = {
  intro:
    "Vous lisez le rapport tel qu’il sera publié. Vérifiez qu’aucun commentaire ne nomme ni ne blesse quelqu’un; masquez-le au besoin. {name} ne voit encore rien.",
  logged: "Votre lecture est notée, et {name} la verra.",
  note: "Un mot pour {name}",
  noteHint: "Il figurera en tête du rapport, sans votre nom.",
  publish: "Publier",
  publishTitle: "Publier le rapport {of}?",
  publishBody:
    "{name} pourra lire le rapport dès maintenant et en recevra l’annonce par courriel. Ensuite, plus rien n’y change.",
  masking: {
    one: "{count} commentaire restera masqué.",
    other: "{count} commentaires resteront masqués.",
  },
  maskedCount: { one: "{count} commentaire masqué", other: "{count} commentaires masqués" },
  noneMasked: "Aucun commentaire masqué",
  mask: "Masquer",
  maskTitle: "Masquer ce commentaire?",
  maskBody: "Il ne figurera pas dans le rapport. Rondo ne dit à personne qui l’a écrit.",
  reason: "Raison",
  reasonHint: "Conservée avec le commentaire; la personne évaluée ne la lit pas.",
  reasonFirst: "Écrivez d’abord la raison.",
  masked: "Masqué. Raison\u00A0: {reason}",
  show: "Montrer de nouveau",
  done: { masked: "Le commentaire est masqué.", shown: "Le commentaire est de nouveau montré." },
  published: "Le rapport est publié.",
  over: "Ce rapport n’attend plus de relecture.",
  open: "Ouvrir le rapport",
};

declare module "#platform/texts.ts" {
  interface Texts {
    review: Translation<typeof fr>;
  }
}
